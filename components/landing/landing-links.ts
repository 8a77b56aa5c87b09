import type { RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "@/lib/landing/section-links";
import { resolveOnPage, shownSections } from "@/lib/landing/shown-sections";

/** Facts besides the content that determine the page's links. */
export type LinkSite = {
  isConfigured: boolean;
  /** The published restaurants. */
  restaurants: RestaurantPaths;
  /** The link to the owner's menu, if one is published. */
  menu?: LandingLink | undefined;
};

/** The plans that the page shows: none while pricing is switched off. */
export const shownPlans = ({ pricing }: LandingContent) => (pricing.enabled ? pricing.plans : []);

/** Returns the main button's target if the owner chose none: the menu, else the first section with a next step. */
function defaultTarget(content: LandingContent, menu: LandingLink | undefined): string {
  if (menu) return menu.href;
  const shown = shownSections(content);
  return shown.includes("pricing") ? "#pricing" : shown.includes("features") ? "#features" : "#contact";
}

/** The target of the main button, which stands in the navbar, the hero and the call to action. */
export function mainHref(content: LandingContent, { isConfigured, restaurants, menu }: LinkSite): string {
  if (!isConfigured) return "/setup";
  return resolveOnPage(content, content.hero.ctaTarget, restaurants) ?? defaultTarget(content, menu);
}

/** The target of a plan's button; unless the owner chose one, the contact section below. */
export function planHref(
  content: LandingContent,
  target: string | undefined,
  { isConfigured, restaurants }: LinkSite,
): string {
  return isConfigured ? (resolveOnPage(content, target, restaurants) ?? "#contact") : "/setup";
}
