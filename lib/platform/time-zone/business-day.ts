import { dayAfter, dayIn, startOfDay } from "./days";

/** The clock of the business: its time zone, and the hour at which its days begin. */
export type BusinessClock = { timeZone: string; dayStartHour: number };

/** Returns the business day of a moment: `2026-11-30` also for 2 o'clock on December 1 if days begin at 4. */
export function businessDay(moment: Date, { timeZone, dayStartHour }: BusinessClock): string {
  const day = dayIn(moment, timeZone);
  return moment < startOfDay(day, timeZone, dayStartHour) ? dayAfter(day, -1) : day;
}

/** Returns the moment at which the business day after that of a moment begins. */
export const nextBusinessDay = (moment: Date, clock: BusinessClock): Date =>
  startOfDay(dayAfter(businessDay(moment, clock)), clock.timeZone, clock.dayStartHour);
