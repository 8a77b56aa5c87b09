import "server-only";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { priceChange } from "@/lib/orders/changes/price-change";
import type { ChangeInput } from "@/lib/orders/changes/schema";
import {
  changeOrder,
  lockForChange,
  type Prepared,
  recordOrderChange,
  requireShownDifference,
  type WholeOrder,
} from "@/lib/orders/changes/server";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { priceRefund } from "@/lib/orders/refunds/amounts";
import { type MadeRefund, makeRefundIn } from "@/lib/orders/refunds/server";
import type { Sender } from "@/lib/orders/server";
import type { ReplaceOrder } from "@/lib/orders/store-replacing.server";
import { placeForGuest } from "@/lib/orders/till/staff-orders.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { parsePoint } from "@/lib/restaurants/terms/point-schema";
import { giveBack, sendRecorded } from "./give-back.server";

/** The sender of a change, and whether money may be given back. */
type How = { sender: Sender; mayRefund: boolean };

const refundKey = ({ id }: WholeOrder, { key }: Prepared) => `change:${id}:${key}`;

/** Returns the amount that removing dishes gives back. @throws AppError `invalid` with the wrong line */
async function priceRemoved(order: WholeOrder, prepared: Prepared): Promise<number> {
  const { removed } = prepared.input;
  if (removed.length === 0) return 0;
  const earlier = await db.refund.findUnique({
    where: { idempotencyKey: refundKey(order, prepared) },
    select: { amountCents: true },
  });
  if (earlier) return earlier.amountCents;
  const priced = priceRefund(order, order.refunds, { lines: removed, withDelivery: false });
  if (!("field" in priced)) return priced.amountCents;
  const field = priced.field.replace(/^lines/, "removed");
  throw new AppError("invalid", `${priced.message}. Nothing was changed.`, {
    fields: { [field]: priced.message },
  });
}

/** Returns the refund of the removed dishes; made once for the same key. */
function refundOf(order: WholeOrder, prepared: Prepared) {
  const reason = "The order was changed";
  const what = { withDelivery: false, withTip: false, restock: false, reason };
  return { input: { lines: prepared.input.removed, ...what }, key: refundKey(order, prepared) };
}

/** Places the order of dishes that are added to one that was paid by card. */
function placeAddition(
  order: WholeOrder,
  { input, key }: Prepared,
  { totalCents, replace }: { totalCents: number; replace: ReplaceOrder },
  sender: Sender,
) {
  const { restaurantId, kind, name, email, phone, street, postalCode, locality, tableName, dueAt, point } =
    order;
  return placeForGuest(
    {
      restaurantId,
      kind: kind ?? undefined,
      name,
      email,
      phone,
      street,
      postalCode,
      locality,
      point: parsePoint(point),
      tableName,
      dishes: input.added,
      dueAt: dueAt?.toISOString(),
      shownTotalCents: totalCents,
    },
    { key: `change:${order.id}:${key}`, isPaid: false, additionToId: order.id, replace },
    sender,
  );
}

/**
 * Orders the added dishes and records the refund of the removed ones and the change in one transaction, so that the ones take
 * the portions of the others, and no other change is made beside it; then makes the refund. A repeated request goes on where
 * the first one ended.
 */
async function changePaid(order: WholeOrder, prepared: Prepared, { sender, mayRefund }: How): Promise<void> {
  const { input, added, key } = prepared;
  const { id, number, taxIncluded } = order;
  const { removed } = input;
  if (removed.length > 0 && !mayRefund)
    throw new AppError(
      "forbidden",
      `Order ${number} was paid by card: taking a dish away gives money back, which your role doesn’t allow.`,
    );
  const backCents = await priceRemoved(order, prepared);
  const nothing = { lines: [], taxIncluded, taxes: [], deliveryCents: 0 };
  const totalCents = priceChange(nothing, [], added).pricing.total;
  const differenceCents = totalCents - backCents;
  requireShownDifference(order, input, differenceCents);
  const refund = refundOf(order, prepared);
  let recorded: MadeRefund | undefined;
  const begin = async (transaction: Transaction) => {
    const locked = await lockForChange(transaction, id, prepared);
    if (removed.length > 0)
      recorded = await makeRefundIn(transaction, id, refund.input, { key: refund.key, isChange: true });
    return locked;
  };
  const made = { key, input, added, differenceCents };
  const replace: ReplaceOrder = async (transaction, store) => {
    const locked = await begin(transaction);
    const outcome = await store();
    const { number: addition } = outcome.placed ?? outcome.stored ?? {};
    if (locked && addition !== undefined)
      await recordOrderChange(transaction, locked.order, { ...made, addition });
    return outcome;
  };
  if (added.length > 0) await placeAddition(order, prepared, { totalCents, replace }, sender);
  else
    await db.$transaction(async (transaction) => {
      const locked = await begin(transaction);
      if (locked) await recordOrderChange(transaction, locked.order, made);
    });
  if (recorded) await sendRecorded(id, recorded);
  // The addition of a repeated request is answered without its transaction.
  else if (removed.length > 0) await giveBack(id, refund.input, refund.key, true);
}

/**
 * Changes the dishes of an order. One that was paid by card stays as it was charged: removed dishes are given back, and
 * added ones become an order of their own, paid on handover. The same key changes an order once.
 * @throws AppError as `changeOrder`; `forbidden` if money would be given back without permission
 */
export async function changeDishes(
  id: string,
  input: ChangeInput,
  key: string,
  how: How,
): Promise<RestaurantOrder> {
  const outcome = await changeOrder(id, input, key);
  if (outcome.how === "by-refund") await changePaid(outcome.order, outcome.prepared, how);
  return requireRestaurantOrder(id);
}
