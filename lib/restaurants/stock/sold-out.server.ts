import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { markableOptions } from "@/lib/restaurants/options/sold-out-options";
import type { SoldOutRestaurant } from "../published/answers";
import { findDish } from "../published/menu";
import { publishMenuChange } from "../published/publish.server";
import type { SoldOutInput, SoldOutOptionInput } from "../published/schema";
import { openRestaurants, requireRestaurant } from "../published/server";
import { readStocks } from "./read.server";
import { isSameItem } from "./stock";

type OptionOf = { restaurantId: string; groupId: string; optionId: string };

type NamedLine = { dishId: string; name: string };

/** Lists every dish and option on published menus, and whether it is sold out. */
export async function getSoldOut(): Promise<SoldOutRestaurant[]> {
  const [restaurants, rows, optionRows, stocks] = await Promise.all([
    openRestaurants.get(),
    db.soldOutDish.findMany({ select: { restaurantId: true, dishId: true } }),
    db.soldOutOption.findMany({ select: { restaurantId: true, groupId: true, optionId: true } }),
    readStocks(),
  ]);
  const gone = new Set(rows.map(({ restaurantId, dishId }) => `${restaurantId} ${dishId}`));
  return restaurants.map(({ restaurantId, restaurantName, categories, dishes: all, optionGroups }) => {
    const own = stocks.filter((stock) => stock.restaurantId === restaurantId);
    const stockOf = (groupId: string, itemId: string) => {
      const found = own.find((one) => isSameItem(one, { groupId, itemId }));
      if (!found) return {};
      const { amount, left, isDaily, isShown } = found;
      return { stock: { amount, left, isDaily, isShown } };
    };
    const dishes = all.map(({ id, name, emoji, category }) => {
      const label = categories.find((one) => one.id === category)?.label ?? category;
      const isGone = gone.has(`${restaurantId} ${id}`);
      return { id, name, emoji, category: label, soldOut: isGone, ...stockOf("", id) };
    });
    const goneOptions = optionRows.filter((row) => row.restaurantId === restaurantId);
    const options = markableOptions(optionGroups, goneOptions).map((option) => ({
      ...option,
      ...stockOf(option.groupId, option.id),
    }));
    return { restaurantId, restaurantName, dishes, options };
  });
}

const recordAvailability = (transaction: Transaction, id: string, label: string, soldOut: boolean) =>
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
    await recordAvailability(transaction, `${restaurantId}/${dishId}`, name, false);
  }
  if (isChanged) await publishMenuChange(transaction);
}

/** @throws AppError `invalid` for an unknown restaurant or dish. @param field the name of the dish in the body */
export async function requireDish(restaurantId: string, dishId: string, field = "dishId") {
  const found = findDish(await requireRestaurant(restaurantId), dishId);
  if (found) return found;
  const message = "There is no such dish on this menu";
  throw new AppError("invalid", `${message}.`, { fields: { [field]: message } });
}

/**
 * @throws AppError `invalid` for an unknown restaurant or option, or one that is sold out by the menu
 * @param field the name of the option in the body
 */
export async function requireOption({ restaurantId, groupId, optionId }: OptionOf, field = "optionId") {
  const [{ optionGroups }, gone] = await Promise.all([
    requireRestaurant(restaurantId),
    db.soldOutOption.findMany({ where: { restaurantId }, select: { groupId: true, optionId: true } }),
  ]);
  const found = markableOptions(optionGroups, gone).find(
    (one) => one.groupId === groupId && one.id === optionId,
  );
  if (found) return found;
  const message = "There is no such option on this menu";
  throw new AppError("invalid", `${message}.`, { fields: { [field]: message } });
}

/** Marks a dish as sold out or available. @throws AppError `invalid` for an unknown restaurant or dish */
export async function setSoldOut({ soldOut, ...dish }: SoldOutInput): Promise<SoldOutRestaurant[]> {
  const found = await requireDish(dish.restaurantId, dish.dishId);
  await db.$transaction(async (transaction) => {
    const { count } = soldOut
      ? await transaction.soldOutDish.createMany({ data: [dish], skipDuplicates: true })
      : await transaction.soldOutDish.deleteMany({ where: dish });
    if (count === 0) return;
    await recordAvailability(transaction, `${dish.restaurantId}/${dish.dishId}`, found.name, soldOut);
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
  const found = await requireOption(option);
  await db.$transaction(async (transaction) => {
    const { count } = soldOut
      ? await transaction.soldOutOption.createMany({ data: [option], skipDuplicates: true })
      : await transaction.soldOutOption.deleteMany({ where: option });
    if (count === 0) return;
    await recordAvailability(
      transaction,
      `${restaurantId}/${groupId}/${optionId}`,
      `${found.group}: ${found.name}`,
      soldOut,
    );
    await publishMenuChange(transaction);
  });
  return getSoldOut();
}
