import "server-only";
import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { minuteIn } from "@/lib/platform/time-zone/days";
import { takesOrders } from "@/lib/restaurants/hours/check.server";
import { timeText } from "@/lib/restaurants/hours/shown.server";
import { countedAt, hasCapacity, hasRoom, unitsOf } from "@/lib/restaurants/hours/slot-rules";
import { type Slots, slotsOf } from "@/lib/restaurants/hours/slots.server";
import { findDish } from "@/lib/restaurants/published/menu";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { firstKind } from "@/lib/restaurants/terms/terms";
import { LATER_MS } from "../due-words";
import { proposedMinutes } from "../promise";
import { freeExpiredHolds } from "./hold.server";
import { type OrderTime, planTime } from "./plan-time.server";
import type { OrderTimes, TimesInput } from "./schema";
import { readSlotUse } from "./slot-use.server";
import { dayWords, momentWords } from "./words.server";

/** The local times of slots, such as `2026-11-27 19:45`, by time zone and moment: a page has thousands. */
const localTimes = new LRUCache<string, string>({ max: 50_000 });

function localTime(slot: number, timeZone: string): string {
  const key = `${slot} ${timeZone}`;
  const known = localTimes.get(key);
  if (known !== undefined) return known;
  const text = minuteIn(new Date(slot), timeZone);
  localTimes.set(key, text);
  return text;
}

/** Returns whether the clock changes on a day such as `2026-10-25`, so that times may repeat. */
const isChangeDay = (day: string, timeZone: string): boolean =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).hoursInDay !== 24;

type Read = { units: number; now: number; restaurantId: string; t: Translate };

async function daysOf({ rules, all, timeZone }: Slots, { units, now, restaurantId, t }: Read) {
  const used = hasCapacity(rules) ? await readSlotUse(restaurantId, countedAt(rules, now)) : new Map();
  const days = new Map<string, OrderTimes["days"][number] & { isChange: boolean }>();
  for (const slot of all) {
    const local = localTime(slot, timeZone);
    const date = local.slice(0, "2026-11-27".length);
    const day = days.get(date) ?? {
      label: dayWords(slot, { now, timeZone, t }),
      times: [],
      isChange: isChangeDay(date, timeZone),
    };
    const text = day.isChange ? timeText(slot, timeZone, t.language) : local.slice(date.length + 1);
    const isFree = hasRoom(rules, used.get(countedAt(rules, slot)), units);
    day.times.push({ at: new Date(slot).toISOString(), text, isFree });
    days.set(date, day);
  }
  return [...days.values()].map(({ label, times }) => ({ label, times }));
}

/** Says when an order for as soon as possible would be ready. */
async function soonWords(
  { readyAt }: OrderTime,
  slots: Slots,
  { restaurantId, now, t }: Omit<Read, "units">,
): Promise<string> {
  const { timeZone, preparationMinutes } = slots;
  if (readyAt && readyAt.getTime() >= now + preparationMinutes * 60_000)
    return t("at about {time}", { time: momentWords(readyAt.getTime(), { now, timeZone, t }) });
  const ahead = await db.order.count({
    where: {
      restaurantId,
      status: "preparing",
      OR: [{ dueAt: null }, { dueAt: { lte: new Date(now + LATER_MS) } }],
    },
  });
  return t("in about {n} minutes", { n: proposedMinutes({ base: preparationMinutes, ahead }) });
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
  const { rules } = slots;
  const t = await siteTranslate();
  if (hasCapacity(rules)) await freeExpiredHolds(restaurantId);
  const days = async () => daysOf(slots, { units: unitsOf(rules, lines), now, restaurantId, t });
  try {
    const time = await planTime({ restaurantId, kind, lines, by: "guest" }, now);
    const text = await soonWords(time, slots, { restaurantId, now, t });
    return { soon: { text }, reason: "", days: rules.takesLater ? await days() : [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const end = ` ${t("Nothing was ordered.")}`;
    const reason = error.message.endsWith(end) ? error.message.slice(0, -end.length) : error.message;
    const isOffered =
      rules.takesLater && (rules.takesLaterWhileClosed || (await takesOrders(restaurantId, kind, now)));
    return { soon: null, reason, days: isOffered ? await days() : [] };
  }
}
