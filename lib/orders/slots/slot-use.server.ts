import "server-only";
import { db } from "@/lib/platform/db/client";
import type { SlotUse } from "@/lib/restaurants/hours/slot-rules";

/** Returns what orders take of the slots of a restaurant, by moment in milliseconds since 1970. */
export async function readSlotUse(restaurantId: string, from: number): Promise<ReadonlyMap<number, SlotUse>> {
  const rows = await db.slotUse.findMany({
    where: { restaurantId, slotAt: { gte: new Date(from) } },
    select: { slotAt: true, units: true, orders: true },
  });
  return new Map(rows.map(({ slotAt, units, orders }) => [slotAt.getTime(), { units, orders }]));
}
