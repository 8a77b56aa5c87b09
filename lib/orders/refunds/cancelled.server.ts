import "server-only";
import { actorName } from "@/lib/audit/actor";
import type { RefundStatus } from "@/lib/orders/types";
import type { Transaction } from "@/lib/platform/db/client";
import { isGiven, leftOf } from "./amounts";
import { type LockedOrder, lockOrder, type RefundRow } from "./locked-order.server";

/** Returns whether this is the refund of what was left when the order was cancelled: it has the order's id. */
const isRest = (order: LockedOrder, { id }: Pick<RefundRow, "id">) => id === order.id;

const worstFirst = ["due", "sent", "done"] as const;

/** Returns the state of all refunds of a cancelled order. */
function stateOf(order: LockedOrder): RefundStatus | null {
  const { refund, refunds } = order;
  if (leftOf(order, refunds).totalCents === 0) {
    const states = refunds.filter(isGiven).map(({ status }) => status);
    return worstFirst.find((one) => states.includes(one)) ?? refund;
  }
  if (refund === null) return null;
  return refunds.some(({ status }) => status === "failed") ? "failed" : "due";
}

/** Stores the state of the refunds of a cancelled order, after one of them changed. */
export async function summarise(transaction: Transaction, { id }: LockedOrder): Promise<void> {
  const order = await lockOrder(transaction, { id });
  if (order?.status !== "cancelled" || order.payment !== "paid") return;
  const refund = stateOf(order);
  if (refund === order.refund) return;
  await transaction.order.update({ where: { id }, data: { refund }, select: { id: true } });
}

const update = (transaction: Transaction, id: string, data: Partial<RefundRow>) =>
  transaction.refund.update({ where: { id }, data, select: { id: true } });

/** Prepares another try of failed refunds, as far as something is left. */
async function claimFailed(transaction: Transaction, order: LockedOrder, left: number): Promise<void> {
  let rest = left;
  for (const { id, status, amountCents } of order.refunds) {
    if (status !== "failed" || amountCents > rest) continue;
    await update(transaction, id, { status: "due" });
    rest -= amountCents;
  }
}

async function claim(transaction: Transaction, order: LockedOrder): Promise<void> {
  const { id, refunds } = order;
  const rest = refunds.find((one) => isRest(order, one));
  const others = refunds.filter((one) => !isRest(order, one));
  const amountCents = leftOf(order, others).totalCents;
  if (!rest) {
    if (amountCents === 0) return;
    const what = { id, orderId: id, amountCents, reason: "The order was cancelled", author: actorName() };
    await transaction.refund.create({
      data: { ...what, idempotencyKey: `cancelled:${id}` },
      select: { id: true },
    });
  } else if (rest.status === "sent" || rest.status === "done") {
    await claimFailed(transaction, order, amountCents - rest.amountCents);
  } else if (amountCents > 0) {
    const isSame = amountCents === rest.amountCents;
    if (rest.status === "due" && isSame) return;
    const tries = rest.tries + (isSame ? 0 : 1);
    await update(transaction, id, { status: "due", amountCents, tries });
  } else if (rest.providerId === null) {
    await transaction.refund.delete({ where: { id }, select: { id: true } });
  }
}

/**
 * Makes everything that is left of a cancelled, paid order due: in one refund, whose amount follows the others until the
 * provider accepts it.
 */
export async function claimRest(transaction: Transaction, id: string): Promise<void> {
  const order = await lockOrder(transaction, { id });
  if (order?.status !== "cancelled" || order.payment !== "paid") return;
  await claim(transaction, order);
  if (order.refund === null)
    await transaction.order.update({ where: { id }, data: { refund: "due" }, select: { id: true } });
  await summarise(transaction, order);
}
