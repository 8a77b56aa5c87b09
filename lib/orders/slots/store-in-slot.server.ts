import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { freeExpiredHolds } from "./hold.server";
import { type OrderTime, planTime, slotTaken, type WantedTime } from "./plan-time.server";

/** The number of slots that an order for as soon as possible tries, as others may take one first. */
const MAX_TRIES = 12;

/**
 * Stores an order by `store`; one for as soon as possible in the next free slot, if others take its slot first.
 * @throws AppError `conflict` with free times if the chosen time has no room any more
 */
export async function storeInSlot<Order extends { time: OrderTime }, Outcome extends { isSlotFull: boolean }>(
  order: Order,
  wanted: WantedTime,
  store: (order: Order) => Promise<Outcome>,
): Promise<Outcome> {
  let { time } = order;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await store({ ...order, time });
    if (!outcome.isSlotFull) return outcome;
    // Others may hold it without paying.
    if ((await freeExpiredHolds(wanted.restaurantId)) > 0) continue;
    if (wanted.dueAt !== undefined) throw await slotTaken(wanted);
    time = await planTime(wanted);
  }
  throw new AppError(
    "unavailable",
    "Many orders are coming in just now. Nothing was charged. Please try again in a moment.",
  );
}
