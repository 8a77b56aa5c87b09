import "server-only";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { trySettleCancelled } from "./cancel.server";
import { isPaymentLive } from "./keys.server";

/** How many orders one pass settles at most: it asks the provider for each, one after the other. */
const BATCH_SIZE = 20;

/**
 * Cancelled orders whose payment is still to be closed or given back, as a process that ended between the two leaves
 * them. A request that cancels one needs less than a minute. After a day, as long as the provider remembers our keys
 * at least (docs.stripe.com/api/idempotent_requests), a person decides; so of orders from before there were refunds.
 */
const findUnsettled = () => db.$queryRaw<{ id: string }[]>`
  SELECT "id" FROM "Order"
  WHERE "status" = 'cancelled' AND "paymentIntentId" IS NOT NULL
    AND ("payment" IN ('pending', 'processing') OR ("payment" = 'paid' AND "refund" = 'due'))
    AND "updatedAt" BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
  ORDER BY random() LIMIT ${BATCH_SIZE}`;

/** Closes or refunds the payments of cancelled orders where that did not happen yet; failures are logged and retried by the next sweep. */
export async function reconcilePayments(signal: AbortSignal): Promise<void> {
  if (!(await isPaymentLive())) return;
  for (const { id } of await findUnsettled()) {
    if (signal.aborted) return;
    await trySettleCancelled(id);
  }
}

onSweep("payments of cancelled orders", reconcilePayments);
