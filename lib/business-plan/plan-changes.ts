import { isDeepStrictEqual } from "node:util";
import { isSameLanding } from "@/lib/landing/same";
import type { LandingContent } from "@/lib/landing/schema";
import { planSections } from "./answers";
import { type LandingSection, mergeIntoLanding, saysAlready } from "./merge-landing";
import { mergeTags } from "./merge-tags";
import type { AcceptedSections, EmptiableSection } from "./schema";
import { isPlanPage, planPages, type SiteContent } from "./site-content";

/** Empties lists of the landing page. */
function withoutEntries(content: LandingContent, emptied: readonly EmptiableSection[]): LandingContent {
  const { plans: isWithoutPlans = false, ...lists } = Object.fromEntries(
    emptied.map((section) => [section, true]),
  );
  return {
    ...content,
    ...Object.fromEntries(Object.keys(lists).map((list) => [list, []])),
    ...(isWithoutPlans && { pricing: { ...content.pricing, plans: [] } }),
  };
}

/**
 * Returns the changes by the accepted and the emptied sections: the sections, in order, and the new content of the parts.
 * @throws AppError `invalid` where a list would become too long
 */
export function planChanges(
  site: SiteContent,
  accepted: AcceptedSections,
  emptied: readonly EmptiableSection[] = [],
) {
  const { home, welcome, ...given } = accepted;
  const tags = { home, welcome };
  const next: Partial<SiteContent> = {};
  for (const page of planPages) {
    const asked = tags[page];
    const settings = asked && mergeTags(page, site[page], asked);
    if (settings && !isDeepStrictEqual(settings, site[page])) next[page] = settings;
  }
  const empties = (section: EmptiableSection) =>
    !given[section] && !isSameLanding(site.landing, withoutEntries(site.landing, [section]));
  const emptying = emptied.filter(empties);
  const changes = (section: LandingSection) =>
    given[section] === undefined
      ? emptying.some((one) => one === section)
      : !saysAlready(site.landing, section, given);
  const sections = planSections.filter((section) =>
    isPlanPage(section) ? section in next : changes(section),
  );
  if (!sections.every(isPlanPage)) {
    next.landing = withoutEntries(mergeIntoLanding(site.landing, given), emptying);
  }
  return { sections, next };
}
