import { LandingPage } from "@/components/landing/landing-page";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { shownLanding, shownLandingPictures, shownLogo } from "@/lib/landing/server";
import { shownNavigation } from "@/lib/navigation/shown.server";
import { menuLink, reserveLink } from "@/lib/navigation/site.server";
import { navigationLinks, targetPaths } from "@/lib/pages/published.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { getPageHead } from "@/lib/seo/head.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";

type LandingProps = { page: "home" | "welcome"; returnUrl?: string };

/** The landing page of a configured instance, at `/` and `/welcome`. */
export async function Landing({ page, ...visit }: LandingProps) {
  const t = await pageTranslate(page);
  const [{ content }, contact, menu, reserve, logo, pictures, restaurants, pages, navigation, shown, head] =
    await Promise.all([
      shownLanding(),
      shownContact(t),
      menuLink(t),
      reserveLink(t),
      shownLogo(),
      shownLandingPictures(),
      targetPaths(),
      navigationLinks(),
      shownNavigation(t),
      shownTemplate(),
      getPageHead(page),
    ]);
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingPage
        menu={menu ?? undefined}
        reserve={reserve}
        pages={pages}
        navigation={navigation}
        content={content}
        pictures={pictures}
        logo={logo}
        contact={contact}
        restaurants={restaurants}
        isConfigured
        t={t}
        announcement={await renderAnnouncement(null)}
        {...visit}
      />
      <VisitorScript shown={shown} />
    </>
  );
}
