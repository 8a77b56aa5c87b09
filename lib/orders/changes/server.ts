import "server-only";
import { actorName } from "@/lib/audit/actor";
import { recordChange } from "@/lib/audit/record.server";
import type { StoredChange } from "@/lib/orders/order-change";
import { parseChanges } from "@/lib/orders/order-change";
import { requireStorable } from "@/lib/orders/order-total.server";
import type { TaxPart } from "@/lib/orders/pricing/tax-parts";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { queueChangeEvent } from "@/lib/orders/queue-webhooks.server";
import { lockOrder } from "@/lib/orders/refunds/locked-order.server";
import { sha256Of, sortedDishes } from "@/lib/orders/request-hash.server";
import { orderLimits } from "@/lib/orders/types";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { Prisma } from "@/prisma/client";
import { countAgain } from "../slots/hold.server";
import { type AddedLine, priceAdded } from "./added-dishes.server";
import { changeOf } from "./changeable";
import { priceChange } from "./price-change";
import type { ChangeInput } from "./schema";

const conflict = (message: string) => new AppError("conflict", `${message} Nothing was changed.`);

/** Reads an order that no other transaction can change before this one ends. @throws AppError `not-found` */
async function lockWhole(transaction: Transaction, id: string) {
  const locked = await lockOrder(transaction, { id });
  const whole = await transaction.order.findUnique({
    where: { id },
    include: { lines: { orderBy: { position: "asc" } } },
  });
  if (!locked || !whole) throw new AppError("not-found", "There is no such order.");
  return {
    ...whole,
    refunds: locked.refunds,
    lines: whole.lines.map((line) => ({ ...line, taxParts: line.taxParts as TaxPart[] })),
    taxes: whole.taxes as { basisPoints: number; taxable: number }[],
    changes: parseChanges(whole.changes),
  };
}
export type WholeOrder = Awaited<ReturnType<typeof lockWhole>>;

/** @throws AppError `conflict` if the order can't be changed or another change was made, `invalid` for an unknown line */
function requireChangeable(
  order: WholeOrder,
  { removed, shownChanges }: ChangeInput,
): "in-place" | "by-refund" {
  const how = changeOf(order);
  if (typeof how === "object") throw conflict(how.refusal);
  if (order.taxes.length === 0 && order.taxCents > 0)
    throw conflict(`Order ${order.number} was placed before its taxes were stored.`);
  if (shownChanges !== order.changes.length)
    throw conflict(`Somebody else has changed order ${order.number}. Please look at it again.`);
  for (const [index, { position, quantity }] of removed.entries()) {
    const line = order.lines[position];
    const [field, message] = !line
      ? ["position", "There is no such line in this order"]
      : ["quantity", `Only ${line.quantity} are in this order`];
    if (!line || quantity > line.quantity)
      throw new AppError("invalid", `${message}. Nothing was changed.`, {
        fields: { [`removed.${index}.${field}`]: message },
      });
  }
  return how;
}

/** @throws AppError `conflict` if the client has shown another difference */
export function requireShownDifference(
  { currency }: { currency: string },
  { shownDifferenceCents }: ChangeInput,
  differenceCents: number,
): void {
  if (shownDifferenceCents === undefined || shownDifferenceCents === differenceCents) return;
  const words = `the difference is ${formatMoney(differenceCents, currency)} now`;
  throw new AppError("conflict", `The menu has just changed: ${words}. Nothing was changed.`, {
    fields: { shownDifferenceCents: words.replace("the", "The") },
  });
}

const named = ({ name, quantity }: { name: string; quantity: number }) => ({ name, quantity });

const words = ({ removed, added }: StoredChange) =>
  [
    ...removed.map(({ name, quantity }) => `− ${quantity} × ${name}`),
    ...added.map(({ name, quantity }) => `+ ${quantity} × ${name}`),
  ].join(", ");

type Made = Pick<Prepared, "key" | "input"> & {
  added: readonly Pick<AddedLine, "name" | "quantity">[];
  differenceCents: number;
  /** The number of the order with the added dishes. */
  addition?: number;
};

/** Adds a change to the history of its order and to the audit log, and notifies the kitchen. */
export async function recordOrderChange(
  transaction: Transaction,
  order: WholeOrder,
  { input, added, ...made }: Made,
  data: Prisma.OrderUpdateInput = {},
): Promise<void> {
  const change: StoredChange = {
    ...made,
    requestHash: hashOf(input),
    at: new Date().toISOString(),
    by: actorName(),
    removed: input.removed.flatMap(({ position, quantity }) => {
      const line = order.lines[position];
      return line ? [{ name: line.name, quantity }] : [];
    }),
    added: added.map(named),
  };
  await transaction.order.update({
    where: { id: order.id },
    data: { ...data, changes: [...order.changes, change] },
    select: { id: true },
  });
  await recordChange(transaction, {
    action: "orders:change",
    target: { id: order.id, label: `Order ${order.number}` },
    after: { dishes: words(change), difference: formatMoney(change.differenceCents, order.currency) },
  });
  await queueChangeEvent(transaction, order.id, change);
  await publishOrderChange(transaction, order.id);
}

/** Replaces the lines of an order that was not charged, and prices it again. @throws AppError `invalid`, `conflict` */
async function changeInPlace(
  transaction: Transaction,
  order: WholeOrder,
  { input, added, key }: Prepared,
): Promise<void> {
  const { kept, shares, pricing } = priceChange(order, input.removed, added);
  if (pricing.lines.length === 0) {
    const message = "An order needs a dish: cancel it instead";
    throw new AppError("invalid", `${message}. Nothing was changed.`, { fields: { removed: message } });
  }
  if (added.length > 0 && kept.length + added.length > orderLimits.lines) {
    const message = `An order has at most ${orderLimits.lines} lines`;
    throw new AppError("invalid", `${message}. Nothing was changed.`, { fields: { added: message } });
  }
  requireStorable(Math.max(pricing.goods, pricing.total));
  const differenceCents = pricing.total - order.totalCents;
  requireShownDifference(order, input, differenceCents);
  const rows = [
    ...kept,
    ...added.map(({ options, ...line }) => ({ ...line, options: options as unknown, orderId: order.id })),
  ];
  await transaction.orderLine.deleteMany({ where: { orderId: order.id } });
  await transaction.orderLine.createMany({
    data: rows.map((row, position) => ({
      ...row,
      ...shares[position],
      taxParts: shares[position]?.taxParts ?? [],
      options: row.options as Prisma.InputJsonValue,
      position,
    })),
  });
  await countAgain(transaction, order, {
    before: order.lines.map((line) => ({ ...line, options: line.options as OptionPart[] })),
    after: rows.map((row) => ({ ...row, options: row.options as OptionPart[] })),
  });
  await recordOrderChange(
    transaction,
    order,
    { key, input, added, differenceCents },
    {
      subtotalCents: pricing.goods,
      taxCents: pricing.tax,
      taxes: pricing.taxes,
      discountCents: pricing.discount,
      totalCents: pricing.total,
    },
  );
}

/** A checked change with the prices of its added dishes. */
export type Prepared = { input: ChangeInput; added: readonly AddedLine[]; key: string };

/** Hashes the dishes of a change; equal hashes mean the same change. */
const hashOf = ({ removed, added }: ChangeInput): string =>
  sha256Of([removed.map(({ position, quantity }) => [position, quantity]).sort(), sortedDishes(added)]);

/** @throws AppError `conflict` if a change with this key had other contents */
function isMade(changes: readonly StoredChange[], { key, input }: Pick<Prepared, "key" | "input">): boolean {
  const made = changes.find((change) => change.key === key);
  if (made?.requestHash !== undefined && made.requestHash !== hashOf(input))
    throw conflict("This change was sent before with other contents.");
  return made !== undefined;
}

/**
 * Locks an order and checks that it can be changed.
 * @returns null if the change was made before
 * @throws AppError `not-found`, `invalid`, `conflict`
 */
export async function lockForChange(
  transaction: Transaction,
  id: string,
  { input, key }: Pick<Prepared, "input" | "key">,
): Promise<{ order: WholeOrder; how: "in-place" | "by-refund" } | null> {
  const order = await lockWhole(transaction, id);
  return isMade(order.changes, { input, key }) ? null : { order, how: requireChangeable(order, input) };
}

/**
 * Changes the dishes of an order. One that was paid by card is only checked: `by-refund` says that removed dishes have
 * to be given back and added ones ordered. The same key changes an order once.
 * @throws AppError `not-found`; `invalid` with the field; `conflict` if the order can't be changed, somebody else has
 *   changed it, another difference was shown, or the key is that of another change
 */
export async function changeOrder(
  id: string,
  input: ChangeInput,
  key: string,
): Promise<{ how: "done" } | { how: "by-refund"; order: WholeOrder; prepared: Prepared }> {
  const target = await db.order.findUnique({
    where: { id },
    select: { restaurantId: true, kind: true, currency: true, taxIncluded: true, changes: true },
  });
  if (!target) throw new AppError("not-found", "There is no such order.");
  if (isMade(parseChanges(target.changes), { input, key })) return { how: "done" };
  const added = await priceAdded(target, input.added);
  return db.$transaction(async (transaction) => {
    const locked = await lockForChange(transaction, id, { input, key });
    if (!locked) return { how: "done" } as const;
    const { order, how } = locked;
    const prepared = { input, added, key };
    if (how === "by-refund") return { how, order, prepared };
    await changeInPlace(transaction, order, prepared);
    return { how: "done" } as const;
  });
}
