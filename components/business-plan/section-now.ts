import {
  type CurrentSite,
  type PlanSection,
  type PlanSections,
  planSections,
} from "@/lib/business-plan/answers";
import { defaultAccent } from "@/lib/landing/accents";

/** Returns true if the page hides the section's content. */
export const isHiddenNow = (section: PlanSection, { landing }: CurrentSite) =>
  section === "plans" && !landing.content.pricing.enabled;

/** Returns the sections whose content changed. */
export const changedSections = (before: CurrentSite, after: CurrentSite): PlanSection[] =>
  planSections.filter((section) => {
    const [then, now] = [before, after].map((site) => JSON.stringify(sectionNow(section, site)));
    return then !== now;
  });

/** Returns a section's current content, hidden or not; null for a page without settings. */
export function sectionNow<Section extends PlanSection>(
  section: Section,
  { landing: { content }, home, welcome }: CurrentSite,
): PlanSections[Section] | null {
  const { companyName, tagline, links } = content.footer;
  const now: { [Name in PlanSection]: PlanSections[Name] | null } = {
    hero: content.hero,
    identity: { companyName, tagline, support: links.support },
    features: content.features,
    stats: content.stats,
    plans: content.pricing.plans,
    testimonials: content.testimonials,
    callToAction: content.callToAction,
    accent: content.accent ?? defaultAccent,
    home,
    welcome,
  };
  return now[section];
}
