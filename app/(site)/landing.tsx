import { LandingPage } from "@/components/landing/landing-page";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { shownLanding, shownLandingPictures, shownLogo } from "@/lib/landing/server";
import { siteReserveLink } from "@/lib/reservations/links.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { restaurantPaths } from "@/lib/restaurants/published/paths.server";
import { getPageHead } from "@/lib/seo/head.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { pageTranslate } from "../page-translation";
import { renderAnnouncement } from "./announcement";
import { menuLink } from "./menu-link";

type LandingProps = { page: "home" | "welcome"; returnUrl?: string };

/** The landing page of a configured instance, at `/` and `/welcome`. */
export async function Landing({ page, ...visit }: LandingProps) {
  const t = await pageTranslate(page);
  const [{ content }, contact, menu, reserve, logo, pictures, restaurants, shown, head] = await Promise.all([
    shownLanding(),
    shownContact(t),
    menuLink(t),
    siteReserveLink().catch(() => null),
    shownLogo(),
    shownLandingPictures(),
    restaurantPaths(),
    shownTemplate(),
    getPageHead(page),
  ]);
  return (
    <>
      <PageHead tags={head.tags} />
      <LandingPage
        menu={menu}
        reserve={reserve ? { label: t("Reserve a table"), href: reserve } : null}
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
