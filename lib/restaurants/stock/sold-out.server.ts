import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { markableOptions } from "@/lib/restaurants/options/sold-out-options";
import type { SoldOutRestaurant } from "../published/answers";
import { findDish } from "../published/menu";
import { publishMenuChange } from "../published/publish.server";
import type { SentMark, SoldOutInput, SoldOutOptionInput } from "../published/schema";
import { openRestaurants, requireRestaurant } from "../published/server";
import { readStocks } from "./read.server";
import { claimMark, recordStep } from "./steps.server";
import { type ItemKey, isSameItem } from "./stock";

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
  // Sorted, so that all transactions lock dishes in the same order.
  for (const { dishId, name } of [...dishes].sort((a, b) => (a.dishId < b.dishId ? -1 : 1))) {
    const item = { restaurantId, groupId: "", itemId: dishId };
    await recordStep(transaction, item, false);
    if (!(await removeMark(transaction, item))) continue;
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

/** Marks an item as sold out. @returns false if it was marked already */
async function addMark(transaction: Transaction, { groupId, itemId, ...of }: ItemKey): Promise<boolean> {
  const rows =
    groupId === ""
      ? transaction.soldOutDish.createMany({ data: [{ ...of, dishId: itemId }], skipDuplicates: true })
      : transaction.soldOutOption.createMany({
          data: [{ ...of, groupId, optionId: itemId }],
          skipDuplicates: true,
        });
  return (await rows).count > 0;
}

/** Removes the mark of an item. @returns false if it had none */
async function removeMark(transaction: Transaction, { groupId, itemId, ...of }: ItemKey): Promise<boolean> {
  const rows =
    groupId === ""
      ? transaction.soldOutDish.deleteMany({ where: { ...of, dishId: itemId } })
      : transaction.soldOutOption.deleteMany({ where: { ...of, groupId, optionId: itemId } });
  return (await rows).count > 0;
}

async function isMarked(transaction: Transaction, { groupId, itemId, ...of }: ItemKey): Promise<boolean> {
  const rows =
    groupId === ""
      ? transaction.soldOutDish.count({ where: { ...of, dishId: itemId } })
      : transaction.soldOutOption.count({ where: { ...of, groupId, optionId: itemId } });
  return (await rows) > 0;
}

type Mark = SentMark & { soldOut: boolean };

/** @param label the name in the audit log. @throws AppError `conflict` for an item that was marked or counted later */
async function mark(item: ItemKey, { name, label = name }: { name: string; label?: string }, step: Mark) {
  const { soldOut } = step;
  const { restaurantId, groupId, itemId } = item;
  const refusal = await db.$transaction(async (transaction) => {
    const claim = await claimMark(transaction, { ...item, name }, step, () => isMarked(transaction, item));
    if (claim.refusal !== null || !claim.isNew) return claim.refusal;
    const isChanged = soldOut ? await addMark(transaction, item) : await removeMark(transaction, item);
    if (!isChanged) return null;
    const id = [restaurantId, groupId, itemId].filter(Boolean).join("/");
    await recordAvailability(transaction, id, label, soldOut);
    await publishMenuChange(transaction);
    return null;
  });
  if (refusal !== null) throw new AppError("conflict", refusal);
  return getSoldOut();
}

/**
 * Marks a dish as sold out or available. A mark with an id is done once.
 * @throws AppError `invalid` for an unknown restaurant or dish, `conflict` if it was marked or counted later
 */
export async function setSoldOut({
  restaurantId,
  dishId,
  ...step
}: SoldOutInput): Promise<SoldOutRestaurant[]> {
  const dish = await requireDish(restaurantId, dishId);
  return mark({ restaurantId, groupId: "", itemId: dishId }, dish, step);
}

/**
 * Marks an option as sold out or available. A mark with an id is done once.
 * @throws AppError `invalid` for an unknown restaurant or option, or one that is sold out by the menu; `conflict` if it was marked or counted later
 */
export async function setOptionSoldOut({
  restaurantId,
  groupId,
  optionId,
  ...step
}: SoldOutOptionInput): Promise<SoldOutRestaurant[]> {
  const { group, name } = await requireOption({ restaurantId, groupId, optionId });
  return mark({ restaurantId, groupId, itemId: optionId }, { name, label: `${group}: ${name}` }, step);
}
