import "server-only";
import { deletePastSlots, freeExpiredHolds } from "@/lib/orders/slots/hold.server";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { freeUnpaidVouchers } from "@/lib/vouchers/unpaid.server";
import { trySettleCancelled } from "./cancel.server";
import { trySendRefunds } from "./give-back.server";
import { isPaymentLive } from "./keys.server";

/** The maximum number of orders per pass, which calls the provider for each in turn. */
const BATCH_SIZE = 20;

/**
 * Finds cancelled orders whose payment is neither cancelled nor refunded, left by a process that stopped in between.
 * Skips those of the last minute, whose request may still run, and those older than a day, for which the provider may
 * have forgotten the idempotency keys (docs.stripe.com/api/idempotent_requests): staff settle them.
 */
const findUnsettled = () => db.$queryRaw<{ id: string }[]>`
  SELECT "id" FROM "Order"
  WHERE "status" = 'cancelled' AND "paymentIntentId" IS NOT NULL
    AND ("payment" IN ('pending', 'processing') OR ("payment" = 'paid' AND "refund" = 'due'))
    AND "updatedAt" BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
  ORDER BY random() LIMIT ${BATCH_SIZE}`;

/** Finds orders that were not cancelled and have a due refund, of the same age. */
const findDue = () => db.$queryRaw<{ id: string }[]>`
  SELECT "Order"."id" FROM "Refund" JOIN "Order" ON "Order"."id" = "orderId"
  WHERE "Refund"."status" = 'due' AND "Order"."status" <> 'cancelled' AND "paymentIntentId" IS NOT NULL
    AND "Refund"."updatedAt" BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
  GROUP BY "Order"."id" ORDER BY random() LIMIT ${BATCH_SIZE}`;

/**
 * Cancels or refunds the open payments of cancelled orders, and makes due refunds; logs failures, which the next sweep
 * retries.
 */
export async function reconcilePayments(signal: AbortSignal): Promise<void> {
  if (!(await isPaymentLive())) return;
  for (const { id } of await findUnsettled()) {
    if (signal.aborted) return;
    await trySettleCancelled(id);
  }
  for (const { id } of await findDue()) {
    if (signal.aborted) return;
    await trySendRefunds(id, { isFirst: false });
  }
}

onSweep("payments of cancelled orders", reconcilePayments);
onSweep("vouchers of unpaid orders", freeUnpaidVouchers);
onSweep("slots of unpaid orders", freeExpiredHolds);
onSweep("past slots", deletePastSlots);
