import "server-only";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { settleCancelled } from "./cancel.server";
import { isPaymentLive } from "./keys.server";
import { sendRefunds } from "./refund.server";

/** Cancels or refunds the open payment of a cancelled order; makes the due refunds of another. */
export async function settleOrder(id: string): Promise<void> {
  if (!(await isPaymentLive())) return;
  const order = await db.order.findUnique({ where: { id }, select: { status: true, paymentIntentId: true } });
  if (!order?.paymentIntentId) return;
  try {
    if (order.status === "cancelled") await settleCancelled(id);
    else await sendRefunds(order.paymentIntentId, { isFirst: false });
  } catch (error) {
    log.error({ err: error, orderId: id }, "The payment of an order could not be settled");
    throw error;
  }
}
