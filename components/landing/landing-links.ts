import { type RestaurantPaths, resolveTarget } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
import type { OrderedSection } from "@/lib/landing/section-names";
import { headingOf, isSwitchedOn, sectionOrder } from "@/lib/landing/sections";

export type LandingLink = { label: string; href: string };

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

const hasContent: Record<OrderedSection, (content: LandingContent) => boolean> = {
  stats: ({ stats }) => stats.length > 0,
  features: ({ features }) => features.length > 0,
  gallery: ({ gallery = [] }) => gallery.length > 0,
  pricing: ({ pricing }) => pricing.plans.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  callToAction: () => true,
};

/** The sections between hero and footer that the page shows, in its order. */
export const shownSections = (content: LandingContent): OrderedSection[] =>
  sectionOrder(content).filter((section) => isSwitchedOn(content, section) && hasContent[section](content));

const inNavbar = ["features", "pricing", "testimonials"] as const;
type LinkedSection = (typeof inNavbar)[number];
const isLinked = (section: OrderedSection): section is LinkedSection =>
  inNavbar.some((linked) => linked === section);

/** The navbar's links to sections. */
export function sectionLinks(content: LandingContent): LandingLink[] {
  const linked = shownSections(content).filter(isLinked);
  return [...linked, "footer" as const].map((section) => ({
    label: headingOf(content, section),
    href: section === "footer" ? "#contact" : `#${section}`,
  }));
}

const anchors: ReadonlyMap<string, OrderedSection> = new Map([
  ["#stats", "stats"],
  ["#features", "features"],
  ["#gallery", "gallery"],
  ["#pricing", "pricing"],
  ["#testimonials", "testimonials"],
  ["#call-to-action", "callToAction"],
]);

/** Like `resolveTarget`; null for a section that the page doesn't show. */
export function resolveOnPage(
  content: LandingContent,
  target: string | undefined,
  restaurants: RestaurantPaths,
): string | null {
  const href = resolveTarget(target, restaurants);
  const section = anchors.get(href ?? "");
  return section && !shownSections(content).includes(section) ? null : href;
}

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

/** Attributes of a link to an address entered by the owner. */
export function linkTo(href: string) {
  return /^https?:/i.test(href) ? { href, rel: "noopener" } : { href };
}
