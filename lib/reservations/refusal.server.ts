import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";
import { english, type Translatable, type Translate, translatable } from "@/lib/platform/language/translate";
import { dateAt } from "@/lib/restaurants/hours/openings";
import { nearestFree } from "./free.server";
import { momentText } from "./moment-text.server";
import type { Refused } from "./possible-times";
import type { ReservationRules } from "./rules";
import { peopleText } from "./status";

export type Refusal = Refused | "full";
type Wanted = { restaurantId: string; people: number; start: number };

const sentences: Record<Refusal, Translatable> = {
  past: translatable("{when} has passed already."),
  tooSoon: translatable("{when} is too soon to be reserved online."),
  beyond: translatable("{when} can’t be reserved yet."),
  paused: translatable("No reservations are taken for {when} at the moment."),
  closed: translatable("The restaurant is closed on {when}."),
  tooLate: translatable("{when} is too late: the restaurant closes soon after."),
  offGrid: translatable("No reservation begins on {when}."),
  full: translatable("No table for {people} is free on {when}."),
};

function insteadOf(free: readonly string[], isStaff: boolean, t: Translate): string {
  if (free.length > 0) return t("Free is {times}.", { times: t.list(free, "disjunction") });
  return isStaff ? t("No other time is free.") : t("No other time is free: please call.");
}

/** Returns the error for a moment that can't be reserved, with the nearest free times; for guests in the site's language. */
export async function refusalOf(
  reason: Refusal,
  rules: ReservationRules,
  { restaurantId, people, start, isStaff }: Wanted & { isStaff: boolean },
  now: number,
): Promise<AppError> {
  const { timeZone } = await configurationState();
  const t = isStaff ? english : await siteTranslate();
  const near = await nearestFree(rules, { restaurantId, people }, start, now);
  const day = dateAt(start, timeZone).toString();
  const first = near[0] === undefined ? day : dateAt(near[0], timeZone).toString();
  const free = near.map((moment, index) => momentText(moment, index === 0 ? "" : first, { timeZone, t }));
  const sentence = t(sentences[reason], {
    when: momentText(start, "", { timeZone, t }),
    people: peopleText(people, t),
  });
  const message = [sentence, insteadOf(free, isStaff, t), t("Nothing was reserved.")].join(" ");
  return new AppError("conflict", message, {
    fields: { startsAt: sentence },
  });
}
