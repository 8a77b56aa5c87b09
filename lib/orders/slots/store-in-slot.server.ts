import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { requireStock } from "@/lib/restaurants/stock/availability.server";
import { wasFull } from "./full-slots.server";
import { freeExpiredHolds } from "./hold.server";
import { isStockTaken, type OrderStock } from "./order-stock";
import { type OrderTime, planTime, slotTaken, type WantedTime } from "./plan-time.server";

/** The number of tries to store an order, as others may take a slot or stock first. */
const MAX_TRIES = 12;

type Stored = { isSlotFull: boolean; isStockShort: boolean };

/**
 * Stores an order by `store`; one for as soon as possible in the next free slot, if others take its slot first.
 * @throws AppError `conflict` with free times if the chosen time has no room any more, or with the number that is left
 *   of a counted dish or option
 */
export async function storeInSlot<
  Order extends { time: OrderTime; stock: OrderStock; lines: Parameters<typeof requireStock>[1] },
  Outcome extends Stored,
>(order: Order, wanted: WantedTime, store: (order: Order) => Promise<Outcome>): Promise<Outcome> {
  const { restaurantId } = wanted;
  const isSoon = wanted.dueAt === undefined;
  const isKnownAsFull = ({ slotAt, units }: OrderTime) =>
    slotAt !== null && wasFull(restaurantId, slotAt.getTime(), units, Date.now());
  let { time } = order;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Other orders have found it full since it was planned.
    if (tries === 0 && isSoon && isKnownAsFull(time))
      time = await planTime(wanted, Date.now(), { isTried: true });
    const outcome = await store({ ...order, time }).catch((error: Error) => {
      if (isStockTaken(error)) return null;
      throw error;
    });
    if (outcome && !outcome.isSlotFull && !outcome.isStockShort) return outcome;
    const isFull = outcome?.isSlotFull === true;
    // Others may hold it without paying; not again just after another order has looked.
    const isLookedAt = isFull && isSoon && isKnownAsFull(time);
    if (!isLookedAt && (await freeExpiredHolds(restaurantId)) > 0) continue;
    if (!isFull) await requireStock(restaurantId, order.lines, { day: order.stock.day });
    else if (!isSoon) throw await slotTaken(wanted);
    else time = await planTime(wanted);
  }
  throw new AppError(
    "unavailable",
    translatable("Many orders are coming in just now. Nothing was charged. Please try again in a moment."),
  );
}
