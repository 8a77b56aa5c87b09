import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { restaurantIn } from "@/lib/languages/shown.server";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { largestPartyOf, takesReservations } from "@/lib/reservations/rules";
import { rulesOf } from "@/lib/reservations/settings.server";
import { reservePath, restaurantPathOf } from "@/lib/restaurants/paths";
import { findRestaurantAt } from "@/lib/restaurants/published/server";
import { languageLinks } from "@/lib/seo/language-links.server";
import { siteRoot } from "@/lib/seo/site.server";
import { pathIn } from "@/lib/site/language-paths";
import { requireConfigured } from "../../../guard";
import { renderIsland } from "../../../island";
import { knownSettings } from "../../../known-settings";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";
import { guestPhone, guestRestaurant } from "../../guest-restaurant";
import { renderLanguageSwitch, renderSiteBar, renderSiteFooter } from "../../site-links";

type Visit = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Visit): Promise<Metadata> {
  const restaurant = await findRestaurantAt(restaurantPathOf((await params).slug));
  const t = await pageTranslate("reserve");
  if (!restaurant) return { title: t("There is no such restaurant") };
  const name = restaurant.restaurantName;
  const reserve = reservePath(restaurant.path);
  const links = await languageLinks(reserve);
  return {
    ...(links.length > 0 && {
      alternates: {
        canonical: (await siteRoot()) + pathIn(furtherLanguage(t), reserve),
        languages: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
      },
    }),
    title: t("Reserve a table at {name}", { name }),
    description: t("Choose a day and a time, and reserve at {name}.", { name }),
  };
}

/** The page on which guests reserve a table of a restaurant. */
export default async function Page({ params }: Visit) {
  const path = restaurantPathOf((await params).slug);
  await requireConfigured(reservePath(path));
  const found = await findRestaurantAt(path);
  if (!found) notFound();
  const t = await pageTranslate("reserve");
  const language = furtherLanguage(t);
  const restaurant = await restaurantIn(found, language);
  const [rules, phone, { apiUrl }] = await Promise.all([
    rulesOf(restaurant.restaurantId),
    guestPhone(restaurant),
    knownSettings(),
  ]);
  const isOpen = takesReservations(rules) && !restaurant.closed;
  return (
    <>
      <BrandStyles colour={restaurant.colour} />
      {await renderAnnouncement(restaurant.restaurantId)}
      {await renderSiteBar(restaurant.restaurantId, t)}
      {await renderLanguageSwitch(reservePath(path), t)}
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
                  message: t.shortText(rules.message),
                }
              : null,
          },
        })
      }
      {await renderSiteFooter(restaurant.restaurantId, t)}
    </>
  );
}
