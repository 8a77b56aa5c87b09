import { LandingShell } from "@/components/landing/landing-shell";
import { RestaurantCards } from "@/components/landing/restaurant-cards";
import { PageHead } from "@/components/seo/page-head";
import { shownProfile } from "@/lib/business-profile/server";
import { headingOf } from "@/lib/landing/sections";
import { shownLanding, shownLogo } from "@/lib/landing/server";
import { shownNavigation } from "@/lib/navigation/shown.server";
import { targetPaths } from "@/lib/pages/published.server";
import { reserveLink } from "@/lib/reservations/links.server";
import { restaurantOpenNow, shownContact } from "@/lib/restaurants/hours/contact.server";
import { listedRestaurants } from "@/lib/restaurants/published/server";
import { getPageHead } from "@/lib/seo/head.server";
import { requireConfigured } from "../../../guard";
import { pageTranslate } from "../../../page-translation";
import { renderAnnouncement } from "../../announcement";

/** Lists the restaurants that guests can choose from. */
export default async function Page() {
  await requireConfigured("/order");
  const t = await pageTranslate("order");
  const [restaurants, paths, { content }, { profile }, contact, logo, navigation, head] = await Promise.all([
    listedRestaurants(),
    targetPaths(),
    shownLanding(),
    shownProfile(),
    shownContact(t),
    shownLogo(),
    shownNavigation(t),
    getPageHead("order"),
  ]);
  const states = await Promise.all(
    restaurants.map(async (one) => [one.restaurantId, await restaurantOpenNow(one, t)] as const),
  );
  const openNow = Object.fromEntries(states);
  const links = restaurants.map(async (one) => [one.restaurantId, await reserveLink(one)] as const);
  const reserve = Object.fromEntries(await Promise.all(links));
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingShell
        content={content}
        companyName={content.footer.companyName}
        contact={contact}
        logo={logo}
        restaurants={paths}
        home="/"
        links={[{ label: headingOf(content, "footer", t), href: "#contact" }]}
        navigation={navigation}
        cta={{ label: t("Home"), href: "/" }}
        showLogin
        t={t}
        announcement={await renderAnnouncement(null)}
      >
        <RestaurantCards
          title={profile.menuLabel || t("Menu")}
          restaurants={restaurants}
          openNow={openNow}
          reserve={reserve}
          t={t}
        />
      </LandingShell>
    </>
  );
}
