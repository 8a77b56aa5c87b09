import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { dayAfter, dayIn } from "@/lib/platform/time-zone/days";

/** Returns the dates of the next days, with today's, in the time zone of the site. */
export async function nextDays(count: number): Promise<string[]> {
  const today = dayIn(new Date(), (await configurationState()).timeZone);
  return Array.from({ length: count }, (_, index) => dayAfter(today, index));
}
