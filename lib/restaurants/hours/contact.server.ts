import "server-only";
import type { Contact } from "@/lib/business-profile/contact";
import { shownProfile } from "@/lib/business-profile/server";
import { configurationState } from "@/lib/installation/state.server";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { ownRestaurants } from "../published/server";
import type { Restaurant } from "../published/types";
import { firstKind } from "../terms/terms";
import { occurrenceOn } from "./exceptions";
import type { Hours } from "./hours";
import { hoursState } from "./hours-state";
import { dateAt } from "./openings";
import { hoursOf, knownHours } from "./server";
import { hoursSpecification } from "./structured-data";
import { exceptionLine, hoursLines } from "./words";

/** Exceptions are announced this number of days ahead. */
const ANNOUNCED_DAYS = 14;
/** Exceptions are told to search engines this number of days ahead. */
const SPECIFIED_DAYS = 60;

async function nextDays(count: number): Promise<string[]> {
  const { timeZone } = await configurationState();
  const today = dateAt(Date.now(), timeZone);
  return Array.from({ length: count }, (_, index) => today.add({ days: index }).toString());
}

/** Returns the lines of the week, and those of the exceptions of the next days. */
async function linesOf(hours: Hours): Promise<string[]> {
  const days = await nextDays(ANNOUNCED_DAYS);
  const exceptions = hours.exceptions.flatMap((exception) => {
    const found = days.map((day) => occurrenceOn(exception, day)).find((one) => one !== null);
    return found ? [exceptionLine(exception, found)] : [];
  });
  return [...hoursLines(hours), ...exceptions];
}

type Timed = Pick<Restaurant, "restaurantId" | "terms">;

/** Returns the opening hours of a restaurant in words, and whether it is open; nothing if it is always open. */
async function hoursWords({
  restaurantId,
  terms,
}: Timed): Promise<Pick<Contact, "openingHours" | "openNow"> | null> {
  const hours = await knownHours(restaurantId);
  if (!hours || hoursLines(hours).length === 0) return null;
  const { text: openNow } = hoursState(await hoursOf(restaurantId), firstKind(terms), Date.now());
  return { openingHours: await linesOf(hours), ...(openNow && { openNow }) };
}

/**
 * Returns the contact of the business with the opening hours of its restaurant, or as typed in the business profile if it
 * has no restaurant with hours, or several.
 */
export async function shownContact(): Promise<Contact> {
  const [{ contact }, restaurants] = await Promise.all([shownProfile(), ownRestaurants().catch(() => [])]);
  const [only, ...others] = restaurants;
  if (!only || others.length > 0) return contact;
  return { ...contact, ...(await hoursWords(only).catch(() => null)) };
}

/** Returns the contact that the page of a restaurant shows. */
export async function restaurantContact(restaurant: Timed): Promise<Contact> {
  const { contact } = await shownProfile();
  return { ...contact, ...(await hoursWords(restaurant)) };
}

/** Returns whether a restaurant is open, in words; empty if it is always open. */
export const restaurantOpenNow = async ({ restaurantId, terms }: Timed): Promise<string> =>
  hoursState(await hoursOf(restaurantId), firstKind(terms), Date.now()).text;

/** Returns `openingHoursSpecification` of a restaurant; nothing if it is always open. */
export async function hoursProperties(restaurantId: string): Promise<StructuredData> {
  const hours = await knownHours(restaurantId);
  return hours ? hoursSpecification(hours, await nextDays(SPECIFIED_DAYS)) : {};
}
