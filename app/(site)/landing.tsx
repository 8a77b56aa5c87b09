import { LandingPage } from "@/components/landing/landing-page";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { shownLandingPictures, shownLogo } from "@/lib/landing/server";
import { alternativesOf } from "@/lib/languages/alternatives.server";
import { navigationSiteIn, shownNavigationIn } from "@/lib/languages/links.server";
import { withLegal } from "@/lib/navigation/resolve";
import { furtherLanguage } from "@/lib/platform/language/translate";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { getPageHead } from "@/lib/seo/head.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";

type LandingProps = { page: "home" | "welcome"; returnUrl?: string };

/** The landing page of a configured instance, at `/` and `/welcome`. */
export async function Landing({ page, ...visit }: LandingProps) {
  const t = await pageTranslate(page);
  const [site, contact, logo, pictures, shown, head, languages] = await Promise.all([
    navigationSiteIn(t),
    shownContact(t),
    shownLogo(),
    shownLandingPictures(),
    shownTemplate(),
    getPageHead(page, { language: furtherLanguage(t) }),
    alternativesOf(page === "home" ? "/" : "/welcome"),
  ]);
  const { content, menu, reserve, pages = [], restaurants } = site;
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingPage
        menu={menu ?? undefined}
        reserve={reserve}
        pages={pages}
        navigation={withLegal(await shownNavigationIn(t, site), site, t)}
        content={content}
        pictures={pictures}
        logo={logo}
        contact={contact}
        restaurants={restaurants}
        languages={languages}
        isConfigured
        t={t}
        announcement={await renderAnnouncement(null)}
        {...visit}
      />
      <VisitorScript shown={shown} />
    </>
  );
}
