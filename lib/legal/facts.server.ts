import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import { getRetention } from "@/lib/guest-data/retention.server";
import { shownLanding } from "@/lib/landing/server";
import { restaurantIn } from "@/lib/languages/shown.server";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { siteReserveLink } from "@/lib/reservations/links.server";
import { ownRestaurants } from "@/lib/restaurants/published/server";
import { getInboxRetention } from "@/lib/settings/server";
import type { LegalFacts } from "./facts";

const ownRestaurantsIn = async (language: string | null) =>
  Promise.all((await ownRestaurants()).map((one) => restaurantIn(one, language)));

/**
 * Reads the settings that legal texts mention. The samples are not among the restaurants.
 * @param language of the menus; null for the default one
 */
export async function readLegalFacts(language: string | null = null): Promise<LegalFacts> {
  const [{ profile, contact }, restaurants, { content }, { retention }, inbox, takesCards, reserve] =
    await Promise.all([
      shownProfile(),
      ownRestaurantsIn(language),
      shownLanding(),
      getRetention(),
      getInboxRetention(),
      isPaymentLive(),
      siteReserveLink(),
    ]);
  return {
    name: contact.name,
    places: contact.places.map(({ lines }) => lines).filter((lines) => lines.length > 0),
    phone: contact.phones[0]?.number ?? "",
    email: contact.email,
    taxNumber: profile.taxNumber,
    networks: [...new Set(contact.socialProfiles.map(({ label }) => label))],
    takesReservations: reserve !== null,
    hasContactForm: content.contact?.enabled ?? false,
    takesCards,
    restaurants: restaurants.map(({ restaurantName, terms, dishes }) => ({
      name: restaurantName,
      delivers: terms.orderKinds.includes("delivery"),
      pricesIncludeTax: terms.pricesIncludeTax,
      dishes: dishes.map((dish) => ({ name: dish.name, allergens: dish.allergens ?? "" })),
    })),
    retention: {
      orders: retention.orderDataDays,
      reservations: retention.reservationDays,
      messages: inbox.inboxDays,
      spam: inbox.inboxSpamDays,
      mails: retention.mailDays,
      visits: retention.visitDays,
    },
  };
}
