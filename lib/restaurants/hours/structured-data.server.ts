import "server-only";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { knownHours } from "./known.server";
import { nextDays } from "./next-days.server";
import { hoursSpecification } from "./structured-data";

/** Search engines get the exceptions of this number of days. */
const SPECIFIED_DAYS = 60;

/** Returns `openingHoursSpecification` of a restaurant; nothing if it is always open. */
export async function hoursProperties(restaurantId: string): Promise<StructuredData> {
  const hours = await knownHours(restaurantId);
  return hours ? hoursSpecification(hours, await nextDays(SPECIFIED_DAYS)) : {};
}
