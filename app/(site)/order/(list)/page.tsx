import { LandingShell } from "@/components/landing/landing-shell";
import { RestaurantCards } from "@/components/landing/restaurant-cards";
import { PageHead } from "@/components/seo/page-head";
import { shownProfile } from "@/lib/business-profile/server";
import { headingOf } from "@/lib/landing/sections";
import { shownLogo } from "@/lib/landing/server";
import { alternativesOf } from "@/lib/languages/alternatives.server";
import { homeOf, navigationSiteIn, reserveLinkIn, shownNavigationIn } from "@/lib/languages/links.server";
import { restaurantIn } from "@/lib/languages/shown.server";
import { withLegal } from "@/lib/navigation/resolve";
import { menuWord } from "@/lib/navigation/site.server";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { restaurantOpenNow, shownContact } from "@/lib/restaurants/hours/contact.server";
import { RESTAURANT_LIST } from "@/lib/restaurants/paths";
import { listedRestaurants } from "@/lib/restaurants/published/server";
import { getPageHead } from "@/lib/seo/head.server";
import { requireConfigured } from "../../../guard";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";

/** Lists the restaurants that guests can choose from. */
export default async function Page() {
  await requireConfigured("/order");
  const t = await pageTranslate("order");
  const language = furtherLanguage(t);
  const [listed, site, { profile }, contact, logo, head, languages] = await Promise.all([
    listedRestaurants(),
    navigationSiteIn(t),
    shownProfile(),
    shownContact(t),
    shownLogo(),
    getPageHead("order", { language }),
    alternativesOf(RESTAURANT_LIST),
  ]);
  const { content } = site;
  const home = homeOf(site);
  const restaurants = await Promise.all(listed.map((one) => restaurantIn(one, language)));
  const states = await Promise.all(
    restaurants.map(async (one) => [one.restaurantId, await restaurantOpenNow(one, t)] as const),
  );
  const openNow = Object.fromEntries(states);
  const links = listed.map(async (one) => [one.restaurantId, await reserveLinkIn(one, language)] as const);
  const reserve = Object.fromEntries(await Promise.all(links));
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingShell
        content={content}
        companyName={content.footer.companyName}
        contact={contact}
        logo={logo}
        restaurants={site.restaurants}
        home={home}
        links={[{ label: headingOf(content, "footer", t), href: "#contact" }]}
        navigation={withLegal(await shownNavigationIn(t, site), site, t)}
        languages={languages}
        cta={{ label: t("Home"), href: home }}
        showLogin
        t={t}
        announcement={await renderAnnouncement(null)}
      >
        <RestaurantCards
          title={menuWord(profile, t)}
          restaurants={restaurants}
          openNow={openNow}
          reserve={reserve}
          t={t}
        />
      </LandingShell>
    </>
  );
}
