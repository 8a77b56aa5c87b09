import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { withSoldOut } from "@/lib/restaurants/options/combos";
import type { ShownMenu, SoldOutRestaurant } from "./answers";
import { findDish, shownDishes } from "./menu";
import { publishMenuChange } from "./publish.server";
import type { SoldOutInput } from "./schema";
import { openRestaurants, requireRestaurant } from "./server";

/** Returns the ids of the menu's sold-out dishes. */
export async function soldOutDishes(restaurantId: string): Promise<string[]> {
  const rows = await db.soldOutDish.findMany({ where: { restaurantId }, select: { dishId: true } });
  return rows.map(({ dishId }) => dishId);
}

/** @throws AppError `invalid` for a closed or unknown restaurant */
export async function getShownMenu(restaurantId: string): Promise<ShownMenu> {
  const [restaurant, soldOut] = await Promise.all([
    requireRestaurant(restaurantId),
    soldOutDishes(restaurantId),
  ]);
  const { categories, optionGroups } = restaurant;
  return {
    dishes: shownDishes(restaurant, soldOut),
    categories: [...categories],
    ...(optionGroups && { optionGroups: withSoldOut(optionGroups, soldOut) }),
  };
}

type NamedLine = { dishId: string; name: string };

export function soldOutError(lines: readonly NamedLine[], soldOut: readonly string[]): AppError {
  const names = [...new Set(lines.filter(({ dishId }) => soldOut.includes(dishId)).map(({ name }) => name))];
  const are = names.length === 1 ? "is" : "are";
  return new AppError("conflict", `${names.join(", ")} ${are} sold out. Nothing was charged.`);
}

/** @throws AppError `conflict`, with the names of the sold-out dishes */
export async function requireAvailable(restaurantId: string, lines: readonly NamedLine[]): Promise<void> {
  const rows = await db.soldOutDish.findMany({
    where: { restaurantId, dishId: { in: lines.map(({ dishId }) => dishId) } },
    select: { dishId: true },
  });
  const soldOut = rows.map(({ dishId }) => dishId);
  if (soldOut.length > 0) throw soldOutError(lines, soldOut);
}

/** Lists every dish on published menus, and whether it is sold out. */
export async function getSoldOut(): Promise<SoldOutRestaurant[]> {
  const [restaurants, rows] = await Promise.all([
    openRestaurants.get(),
    db.soldOutDish.findMany({ select: { restaurantId: true, dishId: true } }),
  ]);
  const gone = new Set(rows.map(({ restaurantId, dishId }) => `${restaurantId} ${dishId}`));
  return restaurants.map(({ restaurantId, restaurantName, categories, dishes: all }) => {
    const dishes = all.map(({ id, name, emoji, category }) => {
      const label = categories.find((one) => one.id === category)?.label ?? category;
      return { id, name, emoji, category: label, soldOut: gone.has(`${restaurantId} ${id}`) };
    });
    return { restaurantId, restaurantName, dishes };
  });
}

const tellAvailability = (
  transaction: Transaction,
  restaurantId: string,
  { dishId, name }: NamedLine,
  soldOut: boolean,
) =>
  recordChange(transaction, {
    action: "orders:sold-out",
    target: { id: `${restaurantId}/${dishId}`, label: name },
    before: { soldOut: !soldOut },
    after: { soldOut },
  });

/** Makes those of the dishes available again that are sold out. */
export async function makeAvailable(
  transaction: Transaction,
  restaurantId: string,
  dishes: readonly NamedLine[],
): Promise<void> {
  let isChanged = false;
  for (const { dishId, name } of dishes) {
    const { count } = await transaction.soldOutDish.deleteMany({ where: { restaurantId, dishId } });
    if (count === 0) continue;
    isChanged = true;
    await tellAvailability(transaction, restaurantId, { dishId, name }, false);
  }
  if (isChanged) await publishMenuChange(transaction);
}

/** Marks a dish as sold out or available. @throws AppError `invalid` for an unknown restaurant or dish */
export async function setSoldOut({ soldOut, ...dish }: SoldOutInput): Promise<SoldOutRestaurant[]> {
  const found = findDish(await requireRestaurant(dish.restaurantId), dish.dishId);
  if (!found) {
    throw new AppError("invalid", "There is no such dish on this menu.", {
      fields: { dishId: "There is no such dish on this menu" },
    });
  }
  await db.$transaction(async (transaction) => {
    const { count } = soldOut
      ? await transaction.soldOutDish.createMany({ data: [dish], skipDuplicates: true })
      : await transaction.soldOutDish.deleteMany({ where: dish });
    if (count === 0) return;
    await tellAvailability(
      transaction,
      dish.restaurantId,
      { dishId: dish.dishId, name: found.name },
      soldOut,
    );
    await publishMenuChange(transaction);
  });
  return getSoldOut();
}
