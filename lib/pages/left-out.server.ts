import "server-only";
import { english } from "@/lib/platform/language/translate";
import { leftOut } from "./left-out";
import type { PageContent } from "./schema";
import { readSectionData, type SectionSite } from "./section-data.server";
import { sectionLabel } from "./section-words";

/** Names the shown sections that visitors don't see as they have no content, each with what the owner can do. */
export async function sectionsLeftOut(
  content: PageContent,
  site: Omit<SectionSite, "translate">,
): Promise<string[]> {
  const data = await readSectionData(content, english, {
    ...site,
    translate: async (restaurant) => restaurant,
  });
  return content.sections.flatMap((section) => {
    const remedy = section.shown ? leftOut(section, data) : null;
    return remedy === null ? [] : `${sectionLabel(section)}: ${remedy}`;
  });
}
