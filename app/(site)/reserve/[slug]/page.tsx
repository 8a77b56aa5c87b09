import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { largestPartyOf, takesReservations } from "@/lib/reservations/rules";
import { rulesOf } from "@/lib/reservations/settings.server";
import { reservePath, restaurantPathOf } from "@/lib/restaurants/paths";
import { findRestaurantAt } from "@/lib/restaurants/published/server";
import { requireConfigured } from "../../../guard";
import { renderIsland } from "../../../island";
import { knownSettings } from "../../../known-settings";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";
import { guestPhone, guestRestaurant } from "../../guest-restaurant";
import { renderSiteBar, renderSiteFooter } from "../../site-links";

type Visit = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const restaurant = await findRestaurantAt(restaurantPathOf((await params).slug));
  const t = await pageTranslate("reserve");
  if (!restaurant) return { title: t("There is no such restaurant") };
  const name = restaurant.restaurantName;
  return {
    title: t("Reserve a table at {name}", { name }),
    description: t("Choose a day and a time, and reserve at {name}.", { name }),
  };
}

/** The page on which guests reserve a table of a restaurant. */
export default async function Page({ params }: Visit) {
  const path = restaurantPathOf((await params).slug);
  await requireConfigured(reservePath(path));
  const restaurant = await findRestaurantAt(path);
  if (!restaurant) notFound();
  const [rules, phone, { apiUrl }] = await Promise.all([
    rulesOf(restaurant.restaurantId),
    guestPhone(restaurant),
    knownSettings(),
  ]);
  const isOpen = takesReservations(rules) && !restaurant.closed;
  const t = await pageTranslate("reserve");
  return (
    <>
      <BrandStyles colour={restaurant.colour} />
      {await renderAnnouncement(restaurant.restaurantId)}
      {await renderSiteBar(restaurant.restaurantId, t)}
      {
        await renderIsland("reserve", {
          page: "reserve",
          apiUrl,
          props: {
            restaurant: guestRestaurant(restaurant),
            phone,
            rules: isOpen
              ? {
                  largestParty: largestPartyOf(rules),
                  byHand: rules.acceptance === "byHand",
                  message: rules.message,
                }
              : null,
          },
        })
      }
      {await renderSiteFooter(restaurant.restaurantId, t)}
    </>
  );
}
