import "server-only";
import { randomUUID } from "node:crypto";
import type { StatusInput } from "@/lib/orders/status-input";
import type { Transaction } from "@/lib/platform/db/client";
import { type QueuedEvent, queueEvents } from "@/lib/webhooks/outbox.server";
import { Prisma } from "@/prisma/client";
import { isAccepting, isSettled } from "./order-status";
import type { PaymentStatus } from "./types";

const placed = (orderId: string): QueuedEvent => ({ type: "order.placed", key: orderId, about: { orderId } });

/** Returns the events of an order that is being placed; none before a payment by card, as it may stay unpaid. */
export const eventsOfPlaced = ({ id, payment }: { id: string; payment: PaymentStatus }): QueuedEvent[] =>
  isSettled(payment) ? [placed(id)] : [];

/** Queues the events of an order whose payment has succeeded or is under way. */
export const queuePaymentEvents = (
  transaction: Transaction,
  orderId: string,
  payment: "paid" | "processing",
): Promise<void> =>
  queueEvents(
    transaction,
    [
      placed(orderId),
      ...(payment === "paid" ? [{ type: "payment.paid" as const, key: orderId, about: { orderId } }] : []),
    ],
    // A payment may succeed after its order was cancelled.
    Prisma.sql`AND (v."type" <> 'order.placed'
      OR EXISTS (SELECT FROM "Order" o WHERE o."id" = ${orderId} AND o."status" <> 'cancelled'))`,
  );

export const queueRefundEvent = (
  transaction: Transaction,
  orderId: string,
  refundId: string,
): Promise<void> =>
  queueEvents(transaction, [{ type: "payment.refunded", key: refundId, about: { orderId, refundId } }]);

function typeOfStep({ status, expected }: StatusInput): QueuedEvent["type"] | null {
  if (status === "cancelled") return "order.cancelled";
  if (status === "ready") return "order.ready";
  if (status === "done") return "order.done";
  return isAccepting({ status, expected }) ? "order.accepted" : null;
}

/** Queues the event of a step, each time that it is done. */
export async function queueStepEvent(
  transaction: Transaction,
  orderId: string,
  step: StatusInput,
): Promise<void> {
  const type = typeOfStep(step);
  if (type) await queueEvents(transaction, [{ type, key: `${orderId}:${randomUUID()}`, about: { orderId } }]);
}
