import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { isSettled } from "@/lib/orders/order-status";
import { db, type Transaction } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { guestPushJob, pushJob } from "@/lib/push/jobs";
import { queuePush } from "@/lib/push/queue.server";
import { guestDevices, staffDevices } from "@/lib/push/recipients.server";
import { type OrderNews, orderPush } from "./order-push";
import { guestMessage, staffMessage } from "./words";

/** The time after which a new order that nobody accepted is mentioned again, in milliseconds. */
const REMIND_AFTER_MS = 2 * 60_000;

const pushedFields = {
  id: true,
  number: true,
  restaurantName: true,
  status: true,
  payment: true,
  kind: true,
  promisedAt: true,
  cancelledBy: true,
  language: true,
} as const;

function remindLater(transaction: Transaction, orderId: string) {
  const options = { key: `${orderId}:waiting`, runAt: new Date(Date.now() + REMIND_AFTER_MS) };
  return enqueue(transaction, orderPush, { orderId, news: "waiting" }, options);
}

/** Queues a notification for each device that follows an order, by the order's present status. */
export async function notifyOfOrder({ orderId, news }: { orderId: string; news: OrderNews }): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId }, select: pushedFields });
  if (!order) return;
  if (news === "progress") {
    const { timeZone } = await configurationState();
    const message = guestMessage(order, { timeZone }, await siteTranslate(order.language || null));
    if (message) await queuePush(db, await guestDevices(orderId), message, guestPushJob);
    return;
  }
  if (order.status !== "new" || !isSettled(order.payment)) return;
  const devices = await staffDevices();
  await db.$transaction(async (transaction) => {
    await queuePush(transaction, devices, staffMessage(order, news), pushJob);
    if (news === "placed") await remindLater(transaction, orderId);
  });
}
