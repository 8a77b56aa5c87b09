import "server-only";
import { type Contact, contactIn } from "@/lib/business-profile/contact";
import { shownProfile } from "@/lib/business-profile/server";
import { english, type Translate } from "@/lib/platform/language/translate";
import { ownRestaurants } from "../published/server";
import type { Restaurant } from "../published/types";
import { exceptionRuns } from "./exceptions";
import type { Hours } from "./hours";
import { stateOfKinds } from "./hours-state";
import { hoursOf, knownHours } from "./known.server";
import { laterStates } from "./later-states";
import { nextDays } from "./next-days.server";
import { exceptionLine, hoursLines } from "./words";

/** Exceptions are announced this number of days ahead. */
const ANNOUNCED_DAYS = 14;

type Timed = Pick<Restaurant, "restaurantId" | "terms">;

/** Returns the text of the opening state now, and its later changes; empty if it is always open. */
export async function restaurantOpenNow({ restaurantId, terms }: Timed, t: Translate) {
  const now = Date.now();
  const hours = await hoursOf(restaurantId, { now, t });
  const { text } = stateOfKinds(hours, terms.orderKinds, now, t);
  return { text, later: laterStates(hours, terms.orderKinds, now, t) };
}

/** Returns the lines of the week, and those of the exceptions of the next days. */
async function linesOf(hours: Hours, { terms }: Timed, t: Translate): Promise<string[]> {
  const runs = exceptionRuns(hours.exceptions, await nextDays(ANNOUNCED_DAYS));
  const exceptions = runs.map((run) => exceptionLine(run, t));
  return [...hoursLines(hours, terms.orderKinds, t), ...exceptions];
}

/** Returns the opening hours of a restaurant in words, and whether it is open; nothing if it is always open. */
export async function restaurantHours(
  restaurant: Timed,
  t: Translate,
): Promise<Partial<Pick<Contact, "openingHours" | "openNow" | "openLater">> | null> {
  const hours = await knownHours(restaurant.restaurantId);
  if (!hours) return null;
  const [lines, { text, later }] = await Promise.all([
    linesOf(hours, restaurant, t),
    restaurantOpenNow(restaurant, t),
  ]);
  return {
    ...(lines.length > 0 && { openingHours: lines }),
    ...(text && { openNow: text, openLater: later }),
  };
}

async function profileContact(t: Translate): Promise<Contact> {
  const { contact, profile } = await shownProfile();
  return contactIn(contact, profile, t);
}

/**
 * Returns the contact of the business with the opening hours of its restaurant, or as typed in the business profile if it
 * has no restaurant with hours, or several.
 * @param t translates the words of the hours, and those of the owner
 */
export async function shownContact(t: Translate = english): Promise<Contact> {
  const [contact, restaurants] = await Promise.all([profileContact(t), ownRestaurants().catch(() => [])]);
  const [only, ...others] = restaurants;
  if (!only || others.length > 0) return contact;
  return { ...contact, ...(await restaurantHours(only, t).catch(() => null)) };
}

/** Returns the contact that the page of a restaurant shows, whose own script keeps the hours up to date. */
export async function restaurantContact(restaurant: Timed, t: Translate): Promise<Contact> {
  const contact = await profileContact(t);
  const { openLater: _, ...words } = (await restaurantHours(restaurant, t)) ?? {};
  return { ...contact, ...words };
}
