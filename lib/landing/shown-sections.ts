import { type RestaurantPaths, resolveTarget } from "./link-target";
import type { LandingContent } from "./schema";
import type { OrderedSection } from "./section-names";
import { isSwitchedOn, sectionOrder } from "./sections";

const hasContent: Record<OrderedSection, (content: LandingContent) => boolean> = {
  stats: ({ stats }) => stats.length > 0,
  features: ({ features }) => features.length > 0,
  gallery: ({ gallery = [] }) => gallery.length > 0,
  pricing: ({ pricing }) => pricing.plans.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  callToAction: () => true,
  contact: () => true,
};

/** The sections between hero and footer that the page shows, in its order. */
export const shownSections = (content: LandingContent): OrderedSection[] =>
  sectionOrder(content).filter((section) => isSwitchedOn(content, section) && hasContent[section](content));

const anchors: ReadonlyMap<string, OrderedSection> = new Map([
  ["#stats", "stats"],
  ["#features", "features"],
  ["#gallery", "gallery"],
  ["#pricing", "pricing"],
  ["#testimonials", "testimonials"],
  ["#call-to-action", "callToAction"],
  ["#contact-form", "contact"],
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
