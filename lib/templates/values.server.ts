import "server-only";
import { shownAnnouncement } from "@/lib/announcements/shown.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { shownProfile } from "@/lib/business-profile/server";
import { knownConfiguration } from "@/lib/installation/state.server";
import { shownLanding, shownLandingPictures, shownLogo } from "@/lib/landing/server";
import { resolveOnPage } from "@/lib/landing/shown-sections";
import { completeNavigation } from "@/lib/navigation/shown.server";
import { targetPaths } from "@/lib/pages/published.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { menuPath } from "@/lib/restaurants/published/paths.server";
import { landingLists, landingVariables } from "./landing-values";
import { NOWHERE, navigationLists } from "./navigation-values";
import { profileLists, profileVariables } from "./profile-values";
import type { ListEntries, Variables } from "./vocabulary";

/** Returns the values of all variables and lists. They are cached until they change, so a visit needs no query. */
export async function readValues(preview: boolean): Promise<{ variables: Variables; lists: ListEntries }> {
  const t = await siteTranslate();
  const [
    state,
    { version, content },
    { profile },
    contact,
    pictures,
    logo,
    menu,
    restaurants,
    announced,
    navigation,
  ] = await Promise.all([
    knownConfiguration(),
    shownLanding(),
    shownProfile(),
    shownContact(t),
    shownLandingPictures(),
    shownLogo(),
    menuPath().catch(() => null),
    targetPaths().catch(() => ({})),
    shownAnnouncement(null),
    completeNavigation(t),
  ]);
  const isNamed = version > 0 || contact.name !== "";
  const lists = landingLists(content, pictures, restaurants);
  const mainTarget = resolveOnPage(content, content.hero.ctaTarget, restaurants);
  return {
    variables: {
      ...landingVariables(content, pictures, logo),
      ...profileVariables(contact),
      projectName: state?.projectName || "Enterprise Solutions",
      companyName: isNamed ? content.footer.companyName : "Enterprise Solutions Inc.",
      mainButtonUrl: preview && mainTarget && !mainTarget.startsWith("#") ? NOWHERE : (mainTarget ?? ""),
      ctaUrl: preview ? NOWHERE : state?.isConfigured === false ? "/setup" : "/",
      menuUrl: menu === null ? "" : preview ? NOWHERE : menu,
      menuLabel: profile.menuLabel || "Menu",
      ownNavigation: navigation.hasOwnItems ? "own" : "",
      announcement: announced?.text ?? "",
      announcementLinkLabel: announced?.link?.label ?? "",
      announcementUrl: announced?.link ? (preview ? NOWHERE : announced.link.href) : "",
      currentYear: String(new Date().getFullYear()),
    },
    lists: {
      ...lists,
      ...profileLists(contact, lists.socialProfiles),
      ...navigationLists(navigation, preview),
    },
  };
}
