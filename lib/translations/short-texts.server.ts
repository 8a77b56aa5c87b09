import "server-only";
import { getBusinessProfile } from "@/lib/business-profile/server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { rulesOf } from "@/lib/reservations/settings.server";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { nextDays } from "@/lib/restaurants/hours/next-days.server";
import { ownRestaurants } from "@/lib/restaurants/published/server";
import { getVisibility } from "@/lib/settings/visibility.server";
import type { ShortTexts } from "./shapes/short-texts";
import { readUsedReasons } from "./used-reasons.server";

/** Reads the short texts of the business and its published restaurants, without those of days that are over. */
export async function readShortTexts(): Promise<ShortTexts> {
  const [{ profile }, restaurants, [today = ""], { config }, reasons, { visibility, text }] =
    await Promise.all([
      getBusinessProfile(),
      ownRestaurants(),
      nextDays(1),
      getLandingDraft(),
      readUsedReasons(),
      getVisibility(),
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
    contactForm: config.contact?.enabled ? config.contact.fields : [],
    reasons,
    comingSoon: { text: visibility === "comingSoon" ? text : "" },
  };
}
