import { isDeepStrictEqual } from "node:util";
import { planSections } from "./answers";
import { type LandingSection, mergeIntoLanding, saysAlready } from "./merge-landing";
import { mergeTags } from "./merge-tags";
import type { AcceptedSections } from "./schema";
import { isPlanPage, planPages, type SiteContent } from "./site-content";

/**
 * Returns the changes by the accepted sections: the sections, in order, and the new content of the parts.
 * @throws AppError `invalid` where a list would become too long
 */
export function planChanges(site: SiteContent, accepted: AcceptedSections) {
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
