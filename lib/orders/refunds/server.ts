import "server-only";
import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { actorName } from "@/lib/audit/actor";
import { returnStock } from "@/lib/orders/slots/hold.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { dishesOf } from "@/lib/restaurants/options/combos";
import { makeAvailable } from "@/lib/restaurants/stock/sold-out.server";
import { leftOf, type PricedRefund, priceRefund } from "./amounts";
import { type LockedOrder, lockOrder, notifyOfRefund, type RefundRow } from "./locked-order.server";
import type { RefundInput } from "./schema";

const conflict = (message: string) => new AppError("conflict", message);

async function requireLocked(transaction: Transaction, id: string): Promise<LockedOrder> {
  const order = await lockOrder(transaction, { id });
  if (!order) throw new AppError("not-found", "There is no such order.");
  return order;
}

/** @throws AppError `conflict` for an order that isn't paid, or whose money is given back by its cancellation */
function requirePaid({ number, status, payment, isPaidAtCounter }: LockedOrder): void {
  if (payment === "demo")
    throw conflict(
      `Order ${number} was placed in demo mode: nobody was charged, so nothing can be given back.`,
    );
  if (status === "cancelled" && !isPaidAtCounter)
    throw conflict(`Order ${number} is cancelled, which gives everything back that was paid.`);
  if (payment === "onHandover" && status !== "done" && !isPaidAtCounter)
    throw conflict(`Order ${number} is paid when it is handed over, which it isn’t yet.`);
  if (payment !== "paid" && payment !== "onHandover")
    throw conflict(`Order ${number} isn’t paid: there is nothing to give back.`);
}

/** Returns what was requested, to compare requests with the same key. */
const requestOf = ({
  lines,
  withDelivery,
  withTip,
  reason,
  restock,
}: Pick<RefundInput, "lines" | "withDelivery" | "withTip" | "reason" | "restock">) => ({
  lines: lines.map(({ position, quantity }) => [position, quantity]).sort(),
  withDelivery,
  withTip,
  reason,
  restock,
});

/** Returns the refund that was made with this key. @throws AppError `conflict` if it was another one */
async function findByKey(transaction: Transaction, order: LockedOrder, key: string, input: RefundInput) {
  const found = await transaction.refund.findUnique({ where: { idempotencyKey: key }, select: { id: true } });
  if (!found) return null;
  const refund = order.refunds.find(({ id }) => id === found.id);
  const isSame =
    refund &&
    isDeepStrictEqual(requestOf(refund), requestOf(input)) &&
    (input.amountCents ?? refund.amountCents) === refund.amountCents;
  if (!isSame) throw conflict("Something else was given back with this key before. Start again.");
  return refund;
}

function requireShownLeft(order: LockedOrder, { shownLeftCents }: RefundInput): void {
  const { totalCents: left } = leftOf(order, order.refunds);
  if (shownLeftCents === undefined || shownLeftCents === left) return;
  const amount = formatMoney(left, order.currency);
  throw conflict(
    `Somebody else has given money back in the meantime: ${amount} of order ${order.number} are left. Please look at it again.`,
  );
}

/** @throws AppError `invalid` with the wrong field */
function requirePriced(priced: PricedRefund) {
  if (!("field" in priced)) return priced;
  throw new AppError("invalid", `${priced.message}. Nothing was given back.`, {
    fields: { [priced.field]: priced.message },
  });
}

/** A refund as the caller needs it to continue at the payment provider. */
export type MadeRefund = { id: string; isNew: boolean };

async function store(
  transaction: Transaction,
  order: LockedOrder,
  input: RefundInput,
  { key, isChange }: { key: string; isChange: boolean },
) {
  const { lines: chosen, withDelivery, withTip, reason, restock } = input;
  const { amountCents, lines } = requirePriced(priceRefund(order, order.refunds, input));
  const id = randomBytes(16).toString("base64url");
  const status = order.payment === "onHandover" ? "done" : "due";
  const what = {
    id,
    orderId: order.id,
    amountCents,
    status,
    lines,
    withDelivery,
    withTip,
    reason,
    restock,
  } as const;
  const row = { ...what, author: actorName(), idempotencyKey: key };
  // Another order may use the same key at this moment.
  const { count } = await transaction.refund.createMany({ data: [row], skipDuplicates: true });
  if (count === 0) throw conflict("Something else was given back with this key before. Start again.");
  await notifyOfRefund(transaction, order, what, null);
  if (restock || isChange) {
    const returned = chosen.flatMap(({ position, quantity }) => {
      const line = order.lines[position];
      return line ? [{ ...line, quantity }] : [];
    });
    await returnStock(transaction, order.id, returned);
    // After the stock, as counting a dish locks both in this order.
    if (restock) await makeAvailable(transaction, order.restaurantId, returned.flatMap(dishesOf));
  }
  return { id, isNew: true };
}

/**
 * Records a refund of a paid order: due at the payment provider, or done if it was paid on handover. The same key
 * returns the same refund.
 * @throws AppError `not-found`; `invalid` with the field; `conflict` if the order isn't paid, the key is another
 *   refund's, or somebody else gave money back in the meantime
 * @param isChange whether the dishes were taken off the order: their portions return to stock
 */
export const makeRefund = (
  orderId: string,
  input: RefundInput,
  key: string,
  isChange = false,
): Promise<MadeRefund> =>
  db.$transaction((transaction) => makeRefundIn(transaction, orderId, input, { key, isChange }));

/** Records a refund as `makeRefund` does, within a transaction. */
export async function makeRefundIn(
  transaction: Transaction,
  orderId: string,
  input: RefundInput,
  { key, isChange }: { key: string; isChange: boolean },
): Promise<MadeRefund> {
  const order = await requireLocked(transaction, orderId);
  const earlier = await findByKey(transaction, order, key, input);
  if (earlier) return { id: earlier.id, isNew: false };
  requirePaid(order);
  requireShownLeft(order, input);
  return store(transaction, order, input, { key, isChange });
}

/** Prices a failed refund again, as others may have been made since. @throws AppError `conflict` if too little is left */
function priceAgain(order: LockedOrder, { lines, withDelivery, withTip, amountCents }: RefundRow): number {
  const isAmount = lines.length === 0 && !withDelivery && !withTip;
  const priced = priceRefund(order, order.refunds, {
    lines,
    withDelivery,
    withTip,
    ...(isAmount && { amountCents }),
  });
  if (!("field" in priced)) return priced.amountCents;
  throw conflict(`This can’t be given back any more. ${priced.message}.`);
}

/**
 * Prepares another try of the refunds of an order that are not done: of one, or of all.
 * @throws AppError `not-found`; `conflict` if there is none, or too little is left
 */
export const claimRefunds = (orderId: string, refundId?: string): Promise<void> =>
  db.$transaction(async (transaction) => {
    const order = await requireLocked(transaction, orderId);
    const chosen = order.refunds.filter(({ id }) => refundId === undefined || id === refundId);
    if (refundId !== undefined && chosen.length === 0)
      throw new AppError("not-found", "There is no such refund.");
    for (const refund of chosen) {
      if (refund.status !== "failed") continue;
      const amountCents = priceAgain(order, refund);
      const tries = refund.tries + (amountCents === refund.amountCents ? 0 : 1);
      await transaction.refund.update({
        where: { id: refund.id },
        data: { status: "due", amountCents, tries },
        select: { id: true },
      });
      Object.assign(refund, { status: "due", amountCents });
    }
  });
