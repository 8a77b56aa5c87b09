import { isDeepStrictEqual } from "node:util";
import { type PlanSection, planSections } from "./answers";
import { type LandingSection, mergeIntoLanding, saysAlready } from "./merge-landing";
import { mergeTags } from "./merge-tags";
import type { AcceptedSections } from "./schema";
import { isPlanPage, planPages, type SiteContent } from "./site-content";

/** What the accepted sections change: which of them, in order, and the new content of the parts that change. */
export type PlanChanges = { sections: PlanSection[]; next: Partial<SiteContent> };

/**
 * What applying the accepted sections would do to the site.
 * @throws AppError `invalid` where a list would become too long
 */
export function planChanges(site: SiteContent, accepted: AcceptedSections): PlanChanges {
  const { home, welcome, ...given } = accepted;
  const tags = { home, welcome };
  const next: Partial<SiteContent> = {};
  for (const page of planPages) {
    const asked = tags[page];
    const settings = asked && mergeTags(page, site[page], asked);
    if (settings && !isDeepStrictEqual(settings, site[page])) next[page] = settings;
  }
  const changes = (section: LandingSection) => !saysAlready(site.landing, section, given);
  const sections = planSections.filter(
    (section) =>
      accepted[section] !== undefined && (isPlanPage(section) ? section in next : changes(section)),
  );
  if (!sections.every(isPlanPage)) next.landing = mergeIntoLanding(site.landing, given);
  return { sections, next };
}
