import "server-only";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { timeText } from "@/lib/restaurants/hours/shown.server";
import { hasCapacity, hasRoom, unitsOf } from "@/lib/restaurants/hours/slot-rules";
import { type Slots, slotsOf } from "@/lib/restaurants/hours/slots.server";
import { findDish } from "@/lib/restaurants/published/menu";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { firstKind } from "@/lib/restaurants/terms/terms";
import { proposedMinutes } from "../promise";
import { freeExpiredHolds } from "./hold.server";
import { planTime } from "./plan-time.server";
import type { OrderTimes, TimesInput } from "./schema";
import { readSlotUse } from "./slot-use.server";
import { dayWords, momentWords } from "./words.server";

type Read = { units: number; now: number; restaurantId: string };

async function daysOf({ rules, all, timeZone }: Slots, { units, now, restaurantId }: Read) {
  if (!rules.takesLater) return [];
  const used = hasCapacity(rules) ? await readSlotUse(restaurantId, now) : new Map();
  const days = new Map<string, OrderTimes["days"][number]["times"]>();
  for (const slot of all) {
    const label = dayWords(slot, now, timeZone);
    const times = days.get(label) ?? [];
    const isFree = hasRoom(rules, used.get(slot), units);
    times.push({ at: new Date(slot).toISOString(), text: timeText(slot, timeZone), isFree });
    days.set(label, times);
  }
  return [...days].map(([label, times]) => ({ label, times }));
}

/** Says when an order for as soon as possible would be ready. */
async function soonWords(slotAt: Date | null, { timeZone, preparationMinutes }: Slots, now: number) {
  if (slotAt) return `at about ${momentWords(slotAt.getTime(), now, timeZone)}`;
  const ahead = await db.order.count({ where: { status: "preparing" } });
  return `in about ${proposedMinutes({ base: preparationMinutes, ahead })} minutes`;
}

/** Lists the times at which the dishes of a cart can be ready. @throws AppError `invalid` for a restaurant that takes no orders */
export async function listOrderTimes(input: TimesInput, now = Date.now()): Promise<OrderTimes> {
  const restaurant = await requireRestaurant(input.restaurantId);
  const kind = input.kind ?? firstKind(restaurant.terms);
  const { restaurantId } = input;
  const lines = input.dishes.flatMap(({ id, quantity }) => {
    const dish = findDish(restaurant, id);
    return dish ? [{ dishId: id, category: dish.category, quantity }] : [];
  });
  const slots = await slotsOf(restaurantId, kind, now);
  if (hasCapacity(slots.rules)) await freeExpiredHolds();
  const days = await daysOf(slots, { units: unitsOf(slots.rules, lines), now, restaurantId });
  try {
    const { slotAt } = await planTime({ restaurantId, kind, lines, isStaff: false }, now);
    return { soon: { text: await soonWords(slotAt, slots, now) }, reason: "", days };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { soon: null, reason: error.message.replace(/ Nothing was ordered\.$/, ""), days };
  }
}
