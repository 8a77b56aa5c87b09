import type { CurrentSite, PlanSection, PlanSections } from "@/lib/business-plan/schema";
import { defaultAccent } from "@/lib/landing/accents";

/** Whether the page does not show what it has in a section. */
export const isHiddenNow = (section: PlanSection, { landing }: CurrentSite) =>
  section === "plans" && !landing.content.pricing.enabled;

/** What the site has now in a section, hidden or not; null where a page has no settings. */
export function sectionNow<Section extends PlanSection>(
  section: Section,
  { landing: { content }, home, welcome }: CurrentSite,
): PlanSections[Section] | null {
  const { companyName, tagline } = content.footer;
  const now: { [Name in PlanSection]: PlanSections[Name] | null } = {
    hero: content.hero,
    identity: { companyName, tagline },
    features: content.features,
    stats: content.stats,
    plans: content.pricing.plans,
    testimonials: content.testimonials,
    accent: content.accent ?? defaultAccent,
    home,
    welcome,
  };
  return now[section];
}
