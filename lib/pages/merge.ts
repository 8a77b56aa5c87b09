import { isSameField, mergeList } from "@/lib/restaurants/editor/merge";
import type { PageContent } from "./schema";

type Versions = { base: PageContent; mine: PageContent; theirs: PageContent };

/** Returns whether two contents are equal. */
export const isSamePage = (a: PageContent, b: PageContent): boolean => isSameField(a, b);

/**
 * A three-way merge: a field that one side changed is taken from that side, one that both changed from `mine`. Sections are
 * merged by their ids.
 */
export function mergePages({ base, mine, theirs }: Versions): PageContent {
  const fields = Object.keys(mine) as (keyof PageContent)[];
  const merged = fields.map((field) => [
    field,
    isSameField(base[field], mine[field]) ? theirs[field] : mine[field],
  ]);
  return {
    ...(Object.fromEntries(merged) as PageContent),
    sections: mergeList(base.sections, mine.sections, theirs.sections),
  };
}
