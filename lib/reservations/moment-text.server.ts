import "server-only";
import { dateLocale } from "@/lib/platform/language/date-locale";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { english, type Translate } from "@/lib/platform/language/translate";
import { dateAt } from "@/lib/restaurants/hours/openings";
import { timeText } from "@/lib/restaurants/hours/shown.server";

const dayFormat = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

function formatDay(day: string, format: Intl.DateTimeFormatOptions, language: string): string {
  const locale = dateLocale(language);
  const text = new Intl.DateTimeFormat(locale, format).format(new Date(`${day}T00:00:00Z`));
  return locale === "en-GB" ? text.replace(",", "") : text;
}

/** Returns `Thursday 24 December` for a date such as `2026-12-24`. */
export const dayText = (day: string, language = DEFAULT_LANGUAGE): string =>
  formatDay(day, dayFormat, language);

/** Returns `Thursday 24 December 2026` for a moment. */
export const longDayText = (moment: number, timeZone: string, language = DEFAULT_LANGUAGE): string =>
  formatDay(dateAt(moment, timeZone).toString(), { ...dayFormat, year: "numeric" }, language);

type Place = { timeZone: string; t?: Translate };

/** Returns `19:00` on a day, else `Thursday 24 December at 19:00`. */
export function momentText(moment: number, day: string, { timeZone, t = english }: Place): string {
  const own = dateAt(moment, timeZone).toString();
  const time = timeText(moment, timeZone, t.language);
  return own === day ? time : t("{day} at {time}", { day: dayText(own, t.language), time });
}
