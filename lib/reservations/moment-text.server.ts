import "server-only";
import { dateAt } from "@/lib/restaurants/hours/openings";
import { timeText } from "@/lib/restaurants/hours/shown.server";

const dayFormat = { weekday: "long", day: "numeric", month: "long" } as const;

/** Returns `Thursday 24 December` for a date such as `2026-12-24`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { ...dayFormat, timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");

/** Returns `Thursday 24 December 2026` for a moment. */
export const longDayText = (moment: number, timeZone: string): string =>
  `${dayText(dateAt(moment, timeZone).toString())} ${dateAt(moment, timeZone).year}`;

/** Returns `19:00` on a day, else `Thursday 24 December at 19:00`. */
export function momentText(moment: number, day: string, timeZone: string): string {
  const own = dateAt(moment, timeZone).toString();
  const time = timeText(moment, timeZone);
  return own === day ? time : `${dayText(own)} at ${time}`;
}
