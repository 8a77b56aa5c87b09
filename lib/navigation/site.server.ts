import "server-only";
import { shownProfile } from "@/lib/business-profile/server";
import type { LandingLink } from "@/lib/landing/section-links";
import { shownLanding } from "@/lib/landing/server";
import { legalLinks, navigationLinks, targetPaths } from "@/lib/pages/published.server";
import { english, furtherLanguage, type Translate } from "@/lib/platform/language/translate";
import { siteReserveLink } from "@/lib/reservations/links.server";
import { menuPath } from "@/lib/restaurants/published/paths.server";
import type { NavigationSite } from "./resolve";

/** Returns the word for the menu: the owner's, in a further language its translation, or else the product's. */
export function menuWord({ menuLabel }: { menuLabel: string }, t: Translate): string {
  const isMissing = furtherLanguage(t) !== null && !t.hasShortText(menuLabel);
  return (isMissing ? "" : t.shortText(menuLabel)) || t("Menu");
}

/** Returns the link to the owner's menu; null without a published one. */
export async function menuLink(t: Translate = english): Promise<LandingLink | null> {
  const [href, { profile }] = await Promise.all([menuPath().catch(() => null), shownProfile()]);
  return href === null ? null : { label: menuWord(profile, t), href };
}

/** Returns the link to reserve a table; null if no restaurant takes reservations. */
export async function reserveLink(t: Translate = english): Promise<LandingLink | null> {
  const href = await siteReserveLink().catch(() => null);
  return href === null ? null : { label: t("Reserve a table"), href };
}

/** Returns the facts that decide where links lead. Each is cached until it changes. */
export async function navigationSite(t: Translate = english): Promise<NavigationSite> {
  const [{ content }, restaurants, pages, legal, menu, reserve, { contact }] = await Promise.all([
    shownLanding(),
    targetPaths(),
    navigationLinks(),
    legalLinks(),
    menuLink(t),
    reserveLink(t),
    shownProfile(),
  ]);
  return { content, restaurants, pages, legal, menu, reserve, contact };
}
