import {
  type CurrentSite,
  type PlanSection,
  type PlanSections,
  planSections,
} from "@/lib/business-plan/schema";
import { defaultAccent } from "@/lib/landing/accents";

/** Whether the page does not show what it has in a section. */
export const isHiddenNow = (section: PlanSection, { landing }: CurrentSite) =>
  section === "plans" && !landing.content.pricing.enabled;

/** The sections in which the site says something else than it did. */
export const changedSections = (before: CurrentSite, after: CurrentSite): PlanSection[] =>
  planSections.filter((section) => {
    const [then, now] = [before, after].map((site) => JSON.stringify(sectionNow(section, site)));
    return then !== now;
  });

/** What the site has now in a section, hidden or not; null where a page has no settings. */
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
