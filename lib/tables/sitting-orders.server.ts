import "server-only";
import { db } from "@/lib/platform/db/client";
import { HOLD_MINUTES } from "@/lib/restaurants/hours/slot-rules";

export type SittingOrders = {
  /** The number of all orders that were ever stored for it. */
  orderCount: number;
  /** Whether the next order has neither fee nor minimum of the table. */
  hasOrders: boolean;
};

/**
 * Reads whether sittings have orders already. Cancelled ones don't count, nor those whose payment has failed or didn't come
 * in time; one that another phone is paying does, so that two phones at a table don't both pay its fee.
 * @param seatId the phone that asks; null for the staff
 */
export async function ordersOfSittings(
  ids: readonly string[],
  seatId: string | null,
): Promise<ReadonlyMap<string, SittingOrders>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<(SittingOrders & { id: string })[]>`
    SELECT s."id", s."orderCount", EXISTS (
      SELECT FROM "Order" o WHERE o."sittingId" = s."id" AND o."status" <> 'cancelled' AND o."payment" <> 'failed'
        AND (o."payment" <> 'pending' OR (o."seatId" IS DISTINCT FROM ${seatId}
          AND o."createdAt" > now() - make_interval(mins => ${HOLD_MINUTES})))
    ) AS "hasOrders" FROM "Sitting" s WHERE s."id" = ANY(${[...ids]})`;
  return new Map(rows.map(({ id, ...orders }) => [id, orders]));
}

/** Reads whether a phone's sitting has orders already; false without a sitting. */
export const hasSittingOrders = async (sittingId: string | null, seatId: string | null): Promise<boolean> =>
  sittingId !== null && (await ordersOfSittings([sittingId], seatId)).get(sittingId)?.hasOrders === true;
