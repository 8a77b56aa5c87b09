import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { dayAfter } from "@/lib/platform/time-zone/days";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { hoursOf, knownHours } from "@/lib/restaurants/hours/known.server";
import { dateAt, momentAt, openingsOf } from "@/lib/restaurants/hours/openings";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import type { FreeTimes } from "./answers";
import { dayText, momentText } from "./moment-text.server";
import { endOf, horizonOf, type PossibleContext, possibleTimes } from "./possible-times";
import { largestPartyOf, type ReservationRules, takesReservations } from "./rules";
import type { FreeQuery } from "./schema";
import { rulesOf } from "./settings.server";
import { holdingStatuses } from "./status";
import { pickTable, singleTables, type TakenTable, takenTimes } from "./tables";

const DAY_MS = 86_400_000;
/** Days that are searched around a wanted one for free times, and the number of times that are named. */
const NEAR_DAYS = 7;
/** Later days are not searched. */
const MAX_SEARCHED_DAYS = 60;
const NAMED_TIMES = 3;

type Span = { from: number; to: number };

/** Returns the moment until which a pause of orders keeps guests from reserving: its end, or that of today without one. */
async function endOfPause(restaurantId: string, now: number, timeZone: string): Promise<number> {
  const pause = (await hoursOf(restaurantId, { now }))?.pause;
  if (!pause) return 0;
  return pause.until ?? momentAt(dayAfter(dateAt(now, timeZone).toString()), 0, timeZone, "from");
}

/** Returns what decides about the times of a span, and the time zone of the site. */
export async function contextOf(
  restaurantId: string,
  { from, to }: Span,
  now = Date.now(),
): Promise<PossibleContext> {
  const { timeZone } = await configurationState();
  const hours = (await knownHours(restaurantId)) ?? alwaysOpen;
  const days = Math.max(1, Math.ceil((to - from) / DAY_MS)) + 2;
  return {
    now,
    timeZone,
    openings: openingsOf(hours, "table", { from, days, timeZone }),
    pausedUntil: await endOfPause(restaurantId, now, timeZone),
  };
}

/** Reads the tables that are taken within a span. */
export async function readTaken(
  restaurantId: string,
  { from, to }: Span,
  database: Transaction = db,
): Promise<TakenTable[]> {
  const rows = await database.reservation.findMany({
    where: {
      restaurantId,
      status: { in: [...holdingStatuses] },
      startsAt: { lt: new Date(to) },
      endsAt: { gt: new Date(from) },
    },
    select: { tableKey: true, startsAt: true, endsAt: true },
  });
  return rows.map(({ tableKey, startsAt, endsAt }) => ({
    tableKey,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
}

type Party = { restaurantId: string; people: number };

/** Lists the moments of a span at which a party can have a table. */
async function freeWithin(
  rules: ReservationRules,
  { restaurantId, people }: Party,
  span: Span,
  now: number,
): Promise<number[]> {
  const context = await contextOf(restaurantId, span, now);
  const tables = singleTables(rules, restaurantId);
  const taken = takenTimes(await readTaken(restaurantId, { from: span.from, to: span.to + DAY_MS }));
  return possibleTimes(rules, span, context).filter((start) => {
    const end = endOf(rules, { start, people }, context.openings);
    return pickTable(tables, taken, { people, start, end }) !== null;
  });
}

const dayBefore = (moment: number, days: number) => moment - days * DAY_MS;

/** Returns the free times nearest to a moment, in their order. */
export async function nearestFree(
  rules: ReservationRules,
  party: Party,
  wanted: number,
  now: number,
): Promise<number[]> {
  const { timeZone } = await configurationState();
  const horizon = horizonOf(rules, now, timeZone);
  const near = Math.min(Math.max(wanted, now), horizon);
  const end = Math.min(horizon, near + MAX_SEARCHED_DAYS * DAY_MS);
  const within = (from: number, to: number) => freeWithin(rules, party, { from, to }, now);
  let found = await within(dayBefore(near, NEAR_DAYS), Math.min(end, near + NEAR_DAYS * DAY_MS));
  for (let from = near + NEAR_DAYS * DAY_MS; found.length === 0 && from < end; from += 4 * NEAR_DAYS * DAY_MS)
    found = await within(from, Math.min(end, from + 4 * NEAR_DAYS * DAY_MS));
  return found
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .slice(0, NAMED_TIMES)
    .sort((a, b) => a - b);
}

/** @throws AppError `conflict` if the restaurant takes no reservations, or none of so many people */
export function requireParty(rules: ReservationRules, people: number): void {
  if (!takesReservations(rules))
    throw new AppError(
      "conflict",
      translatable("This restaurant takes no reservations online. Please call."),
    );
  const largest = largestPartyOf(rules);
  if (people > largest)
    throw new AppError(
      "conflict",
      (t) => t("At most {n} people can be reserved here. Please call for more.", { n: largest }),
      { fields: { people: (t) => t("At most {n}; please call for more", { n: largest }) } },
    );
}

/**
 * Lists the free times of a day, by the server's clock.
 * @throws AppError `conflict` if the restaurant takes no such reservations; `invalid` for an unknown or closed one
 */
export async function listFreeTimes(
  { restaurantId, people, day: wanted }: FreeQuery,
  now = Date.now(),
): Promise<FreeTimes> {
  await requireRestaurant(restaurantId);
  const rules = await rulesOf(restaurantId);
  requireParty(rules, people);
  const { timeZone } = await configurationState();
  const t = await siteTranslate();
  const party = { restaurantId, people };
  const today = dateAt(now, timeZone).toString();
  const lastDay = dayAfter(today, rules.horizonDays);
  const soonest = wanted === undefined ? await nearestFree(rules, party, now, now) : null;
  const first = soonest?.[0];
  const day = wanted ?? (first === undefined ? today : dateAt(first, timeZone).toString());
  const from = momentAt(day, 0, timeZone, "from");
  const to = momentAt(dayAfter(day), 0, timeZone, "from");
  const isSearched = soonest?.length === 0;
  const free = isSearched ? [] : await freeWithin(rules, party, { from, to }, now);
  const nearest = isSearched || free.length > 0 ? [] : await nearestFree(rules, party, (from + to) / 2, now);
  const text = dayText(day, t.language);
  const toTime = (moment: number) => ({
    startsAt: new Date(moment).toISOString(),
    text: momentText(moment, day, { timeZone, t }),
  });
  const problem = async () => {
    if (day < today) return t("{day} is over.", { day: text });
    if (day > lastDay) return t("Tables can be reserved until {day}.", { day: dayText(lastDay, t.language) });
    const context = await contextOf(restaurantId, { from, to }, now);
    if (to <= context.pausedUntil) return t("No reservations are taken for this day at the moment.");
    const isPossible = possibleTimes(rules, { from, to }, context).length > 0;
    return isPossible
      ? t("No table is free on {day}.", { day: text })
      : t("No reservations are possible on {day}.", { day: text });
  };
  return {
    day,
    today,
    lastDay,
    dayText: text,
    times: free.map(toTime),
    problem: free.length > 0 ? "" : await problem(),
    nearest: nearest.map(toTime),
  };
}
