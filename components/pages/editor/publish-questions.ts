import { nameSome } from "@/components/ui/name-some";
import { gapsIn } from "@/lib/legal/gaps";
import type { PageContent } from "@/lib/pages/schema";

/** Returns the confirmation for publishing a page with gaps of a legal draft; null without any that visitors would see. */
export function askAboutGaps({ sections }: Pick<PageContent, "sections">) {
  const gaps = gapsIn(sections.filter(({ shown }) => shown));
  if (gaps.length === 0) return null;
  const list = nameSome(gaps, (more) => `${more} more`);
  return {
    title: gaps.length === 1 ? "Something is still missing" : `${gaps.length} facts are still missing`,
    content: `Visitors would read square brackets in place of: ${list}.`,
    confirmLabel: "Publish anyway",
  };
}
