import "server-only";
import { getBusinessProfile } from "@/lib/business-profile/server";
import { rulesOf } from "@/lib/reservations/settings.server";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { nextDays } from "@/lib/restaurants/hours/next-days.server";
import { ownRestaurants } from "@/lib/restaurants/published/server";
import type { SiteWords } from "./shapes/words";

/** Reads the short texts of the business and its published restaurants, without those of days that are over. */
export async function readSiteWords(): Promise<SiteWords> {
  const [{ profile }, restaurants, [today = ""]] = await Promise.all([
    getBusinessProfile(),
    ownRestaurants(),
    nextDays(1),
  ]);
  const { menuLabel, openingHours, places, phones } = profile;
  return {
    business: { menuLabel, openingHours, places, phones },
    restaurants: await Promise.all(
      restaurants.map(async ({ restaurantId: id, restaurantName: name }) => ({
        id,
        name,
        exceptions: ((await knownHours(id))?.exceptions ?? []).filter(
          ({ yearly, to }) => yearly || to >= today,
        ),
        reservations: (await rulesOf(id)).message,
      })),
    ),
  };
}
