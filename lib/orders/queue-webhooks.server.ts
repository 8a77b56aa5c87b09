import "server-only";
import { randomUUID } from "node:crypto";
import type { StatusInput } from "@/lib/orders/status-input";
import type { Transaction } from "@/lib/platform/db/client";
import type { WebhookEvent } from "@/lib/webhooks/events";
import { type QueuedEvent, queueEvents } from "@/lib/webhooks/outbox.server";
import { Prisma } from "@/prisma/client";
import type { StoredChange } from "./order-change";
import { isAccepting, isSettled } from "./order-status";
import type { PaymentStatus } from "./types";

const placed = (orderId: string): QueuedEvent => ({ type: "order.placed", key: orderId, about: { orderId } });

/** Returns the events of an order that is being placed; none before a payment by card, as it may stay unpaid. */
export const eventsOfPlaced = ({ id, payment }: { id: string; payment: PaymentStatus }): QueuedEvent[] =>
  isSettled(payment) ? [placed(id)] : [];

type About = { orderId: string } & Record<string, unknown>;

/** An event that an order can have several times. */
const repeatable = (type: WebhookEvent, about: About): QueuedEvent => ({
  type,
  key: `${about.orderId}:${randomUUID()}`,
  about,
});

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

/** Queues the event of a payment that has become failed. */
export const queueFailedPaymentEvent = (transaction: Transaction, orderId: string): Promise<void> =>
  queueEvents(transaction, [repeatable("payment.failed", { orderId })]);

export const queueRefundEvent = (
  transaction: Transaction,
  orderId: string,
  refundId: string,
): Promise<void> =>
  queueEvents(transaction, [{ type: "payment.refunded", key: refundId, about: { orderId, refundId } }]);

/** Queues the event of changed dishes. */
export const queueChangeEvent = (
  transaction: Transaction,
  orderId: string,
  { removed, added, differenceCents, addition }: StoredChange,
): Promise<void> =>
  queueEvents(transaction, [
    repeatable("order.changed", { orderId, change: { removed, added, differenceCents, addition } }),
  ]);

const promised = (orderId: string, promisedAt: string) =>
  repeatable("order.promised", { orderId, promisedAt });

/** Queues the event of another time that was promised to the guest, each time. */
export const queuePromiseEvent = (
  transaction: Transaction,
  orderId: string,
  promisedAt: Date,
): Promise<void> => queueEvents(transaction, [promised(orderId, promisedAt.toISOString())]);

function typeOfStep({ status, expected }: StatusInput): WebhookEvent | null {
  if (status === "cancelled") return "order.cancelled";
  if (status === "ready") return "order.ready";
  if (status === "done") return "order.done";
  return isAccepting({ status, expected }) ? "order.accepted" : null;
}

/** Queues the events of a step, each time that it is done: itself, and the time that its guest is promised. */
export async function queueStepEvents(
  transaction: Transaction,
  orderId: string,
  step: StatusInput,
  promisedAt?: string,
): Promise<void> {
  const type = typeOfStep(step);
  await queueEvents(transaction, [
    ...(type ? [repeatable(type, { orderId })] : []),
    ...(isAccepting(step) && promisedAt ? [promised(orderId, promisedAt)] : []),
  ]);
}
