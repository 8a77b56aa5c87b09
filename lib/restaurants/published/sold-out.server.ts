import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { dishesOf, withSoldOutDishes } from "@/lib/restaurants/options/combos";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import {
  type GoneOption,
  isGone,
  markableOptions,
  withSoldOutOptions,
} from "@/lib/restaurants/options/sold-out-options";
import type { ShownMenu, SoldOutRestaurant } from "./answers";
import { findDish, shownDishes } from "./menu";
import { publishMenuChange } from "./publish.server";
import type { SoldOutInput, SoldOutOptionInput } from "./schema";
import { openRestaurants, requireRestaurant } from "./server";

/** Returns the ids of the menu's sold-out dishes. */
export async function soldOutDishes(restaurantId: string): Promise<string[]> {
  const rows = await db.soldOutDish.findMany({ where: { restaurantId }, select: { dishId: true } });
  return rows.map(({ dishId }) => dishId);
}

/** Returns the options of a restaurant's menu that the kitchen marked as sold out. */
export const soldOutOptions = (restaurantId: string): Promise<GoneOption[]> =>
  db.soldOutOption.findMany({ where: { restaurantId }, select: { groupId: true, optionId: true } });

/** @throws AppError `invalid` for a closed or unknown restaurant */
export async function getShownMenu(restaurantId: string): Promise<ShownMenu> {
  const [restaurant, soldOut, goneOptions] = await Promise.all([
    requireRestaurant(restaurantId),
    soldOutDishes(restaurantId),
    soldOutOptions(restaurantId),
  ]);
  const { categories, optionGroups } = withSoldOutOptions(restaurant, goneOptions);
  return {
    dishes: shownDishes(restaurant, soldOut),
    categories: [...categories],
    ...(optionGroups && { optionGroups: withSoldOutDishes(optionGroups, soldOut) }),
  };
}

type NamedLine = { dishId: string; name: string };

function soldOut(names: readonly string[]): AppError {
  const are = names.length === 1 ? "is" : "are";
  return new AppError("conflict", `${names.join(", ")} ${are} sold out. Nothing was charged.`);
}

/** Returns the error for sold-out dishes, or if there are none for sold-out options. */
export const soldOutError = (
  lines: readonly NamedLine[],
  dishIds: readonly string[],
  options: readonly string[],
): AppError =>
  soldOut(
    dishIds.length > 0
      ? [...new Set(lines.filter(({ dishId }) => dishIds.includes(dishId)).map(({ name }) => name))]
      : options,
  );

type OrderedLine = NamedLine & { options: readonly OptionPart[] };

/** @throws AppError `conflict`, with the names of the sold-out dishes, or of the sold-out options */
export async function requireAvailable(restaurantId: string, lines: readonly OrderedLine[]): Promise<void> {
  const dishes = lines.flatMap(dishesOf);
  const [rows, goneOptions] = await Promise.all([
    db.soldOutDish.findMany({
      where: { restaurantId, dishId: { in: dishes.map(({ dishId }) => dishId) } },
      select: { dishId: true },
    }),
    soldOutOptions(restaurantId),
  ]);
  const options = lines.flatMap((line) => line.options).filter((part) => isGone(goneOptions, part));
  if (rows.length === 0 && options.length === 0) return;
  throw soldOutError(
    dishes,
    rows.map(({ dishId }) => dishId),
    [...new Set(options.map(({ name }) => name))],
  );
}

/** Lists every dish and option on published menus, and whether it is sold out. */
export async function getSoldOut(): Promise<SoldOutRestaurant[]> {
  const [restaurants, rows, optionRows] = await Promise.all([
    openRestaurants.get(),
    db.soldOutDish.findMany({ select: { restaurantId: true, dishId: true } }),
    db.soldOutOption.findMany({ select: { restaurantId: true, groupId: true, optionId: true } }),
  ]);
  const gone = new Set(rows.map(({ restaurantId, dishId }) => `${restaurantId} ${dishId}`));
  return restaurants.map(({ restaurantId, restaurantName, categories, dishes: all, optionGroups }) => {
    const dishes = all.map(({ id, name, emoji, category }) => {
      const label = categories.find((one) => one.id === category)?.label ?? category;
      return { id, name, emoji, category: label, soldOut: gone.has(`${restaurantId} ${id}`) };
    });
    const goneOptions = optionRows.filter((row) => row.restaurantId === restaurantId);
    return { restaurantId, restaurantName, dishes, options: markableOptions(optionGroups, goneOptions) };
  });
}

const tellAvailability = (transaction: Transaction, id: string, label: string, soldOut: boolean) =>
  recordChange(transaction, {
    action: "orders:sold-out",
    target: { id, label },
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
    await tellAvailability(transaction, `${restaurantId}/${dishId}`, name, false);
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
    await tellAvailability(transaction, `${dish.restaurantId}/${dish.dishId}`, found.name, soldOut);
    await publishMenuChange(transaction);
  });
  return getSoldOut();
}

/**
 * Marks an option as sold out or available.
 * @throws AppError `invalid` for an unknown restaurant or option, or one that is sold out by the menu
 */
export async function setOptionSoldOut({
  soldOut,
  ...option
}: SoldOutOptionInput): Promise<SoldOutRestaurant[]> {
  const { restaurantId, groupId, optionId } = option;
  const [{ optionGroups }, gone] = await Promise.all([
    requireRestaurant(restaurantId),
    soldOutOptions(restaurantId),
  ]);
  const found = markableOptions(optionGroups, gone).find(
    (one) => one.groupId === groupId && one.id === optionId,
  );
  if (!found) {
    throw new AppError("invalid", "There is no such option on this menu.", {
      fields: { optionId: "There is no such option on this menu" },
    });
  }
  await db.$transaction(async (transaction) => {
    const { count } = soldOut
      ? await transaction.soldOutOption.createMany({ data: [option], skipDuplicates: true })
      : await transaction.soldOutOption.deleteMany({ where: option });
    if (count === 0) return;
    await tellAvailability(
      transaction,
      `${restaurantId}/${groupId}/${optionId}`,
      `${found.group}: ${found.name}`,
      soldOut,
    );
    await publishMenuChange(transaction);
  });
  return getSoldOut();
}
