import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { requireRestaurantOrder } from "@/lib/orders/list/order-list.server";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { queueGuestPush } from "@/lib/orders/push/queue.server";
import { queueDelayMail } from "@/lib/orders/queue-mails.server";
import { queuePromiseEvent } from "@/lib/orders/queue-webhooks.server";
import type { PromiseInput } from "@/lib/orders/status-input";
import {
  claimStep,
  momentOfStep,
  refuseStep,
  repeatedRefusal,
  stepConflict,
} from "@/lib/orders/steps/once.server";
import { db } from "@/lib/platform/db/client";

/**
 * Promises the guest of an accepted order another time. A step with an id is done once.
 * @throws AppError `not-found`; `conflict` if it isn't in preparation
 */
export async function promiseTime(
  id: string,
  { readyInMinutes, stepId, secondsAgo = 0 }: PromiseInput,
): Promise<RestaurantOrder> {
  const { order, refusal } = await db.$transaction(async (transaction) => {
    const step = { id: stepId, orderId: id, from: "preparing", to: "preparing" } as const;
    const earlier = await claimStep(transaction, step);
    const before = await requireRestaurantOrder(id, transaction);
    if (earlier) return { order: before, refusal: earlier.isApplied ? null : repeatedRefusal(before) };
    const promisedAt = new Date(momentOfStep(secondsAgo, before).getTime() + readyInMinutes * 60_000);
    const { count } = await transaction.order.updateMany({
      where: { id, status: "preparing" },
      data: { promisedAt },
    });
    if (count === 0) {
      await refuseStep(transaction, stepId);
      const refusal = `Order ${before.number} isn’t in preparation: it is ${before.status}.`;
      return { order: before, refusal };
    }
    await recordChange(transaction, {
      action: "orders:status",
      target: { id, label: `Order ${before.number}` },
      before: { promisedAt: before.promisedAt ?? null },
      after: { promisedAt: promisedAt.toISOString() },
    });
    await queueDelayMail(transaction, id, promisedAt);
    await queueGuestPush(transaction, id);
    await queuePromiseEvent(transaction, id, promisedAt);
    await publishOrderChange(transaction, id);
    return { order: await requireRestaurantOrder(id, transaction), refusal: null };
  });
  if (refusal !== null) throw stepConflict(refusal, stepId, order);
  return order;
}
