import type { BusinessClock } from "@/lib/platform/time-zone/business-day";
import { dayAfter, startOfDay } from "@/lib/platform/time-zone/days";

/** The business days of a month, and the moments at which they begin, in milliseconds; the last one is the end. */
export type BookMonth = { days: readonly string[]; bounds: readonly number[] };

/** @param month such as `2026-11` */
export function bookMonth(month: string, { timeZone, dayStartHour }: BusinessClock): BookMonth {
  const days: string[] = [];
  let day = `${month}-01`;
  for (; day.startsWith(month); day = dayAfter(day)) days.push(day);
  const bounds = [...days, day].map((one) => startOfDay(one, timeZone, dayStartHour).getTime());
  return { days, bounds };
}

/** Returns the business day of a moment; null outside of the month. */
export function dayWithin({ days, bounds }: BookMonth, moment: Date): string | null {
  const after = bounds.findIndex((bound) => moment.getTime() < bound);
  return days[after - 1] ?? null;
}

/** Returns the month `count` months later, or earlier if it is negative. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, "2026-11".length);
}
