import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";
import { dateAt } from "@/lib/restaurants/hours/openings";
import { nearestFree } from "./free.server";
import { momentText } from "./moment-text.server";
import type { Refused } from "./possible-times";
import type { ReservationRules } from "./rules";
import { peopleText } from "./status";

export type Refusal = Refused | "full";
type Wanted = { restaurantId: string; people: number; start: number };

const sentences: Record<Refusal, (when: string, people: string) => string> = {
  past: (when) => `${when} has passed already.`,
  tooSoon: (when) => `${when} is too soon to be reserved online.`,
  beyond: (when) => `${when} can’t be reserved yet.`,
  paused: (when) => `No reservations are taken for ${when} at the moment.`,
  closed: (when) => `The restaurant is closed on ${when}.`,
  tooLate: (when) => `${when} is too late: the restaurant closes soon after.`,
  offGrid: (when) => `No reservation begins on ${when}.`,
  full: (when, people) => `No table for ${people} is free on ${when}.`,
};

function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} or ${last}` : last;
}

/** Returns the error for a moment that can't be reserved, with the nearest free times. */
export async function refusalOf(
  reason: Refusal,
  rules: ReservationRules,
  { restaurantId, people, start, isStaff }: Wanted & { isStaff: boolean },
  now: number,
): Promise<AppError> {
  const { timeZone } = await configurationState();
  const near = await nearestFree(rules, { restaurantId, people }, start, now);
  const day = dateAt(start, timeZone).toString();
  const first = near[0] === undefined ? day : dateAt(near[0], timeZone).toString();
  const free = near.map((moment, index) => momentText(moment, index === 0 ? "" : first, timeZone));
  const sentence = sentences[reason](momentText(start, "", timeZone), peopleText(people));
  const instead =
    near.length > 0 ? `Free is ${listed(free)}.` : `No other time is free${isStaff ? "" : ": please call"}.`;
  return new AppError("conflict", `${sentence} ${instead} Nothing was reserved.`, {
    fields: { startsAt: sentence },
  });
}
