import { dayAfter, dayIn, startOfDay } from "@/lib/platform/time-zone/days";

/** The clock of the business: its time zone, and the hour at which its days begin. */
export type BusinessClock = { timeZone: string; dayStartHour: number };

/** The business days of a month, and the moments at which they begin, in milliseconds; the last one is the end. */
export type BookMonth = { days: readonly string[]; bounds: readonly number[] };

/** Returns the business day of a moment: `2026-11-30` also for 2 o'clock on December 1 if days begin at 4. */
export function businessDay(moment: Date, { timeZone, dayStartHour }: BusinessClock): string {
  const day = dayIn(moment, timeZone);
  return moment < startOfDay(day, timeZone, dayStartHour) ? dayAfter(day, -1) : day;
}

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
