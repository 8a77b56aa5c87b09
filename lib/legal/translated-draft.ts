import { NOTE } from "./blocks";
import type { DraftPart } from "./draft";

/** A section of a page: its id, and its heading in the default language. */
type Section = { id: string; heading: string };

/** A section, and the part of the draft that it is. */
export type Pair = { id: string; part: string };

/** Pairs the sections of a page with the parts of a draft by their headings, each part once. */
export function pairSections(sections: readonly Section[], parts: readonly DraftPart[]): Pair[] {
  const left = [...parts];
  return sections.flatMap(({ id, heading }) => {
    const index = left.findIndex(({ section }) => "heading" in section && section.heading === heading);
    const [found] = index < 0 ? [] : left.splice(index, 1);
    return found ? [{ id, part: found.part }] : [];
  });
}

/** A page is of a kind if this number of its sections are, besides the note that all kinds begin with. */
export const MIN_SECTIONS = 2;

/** Returns the pairs of the kind that fits a page best; null if it is none of the legal ones. */
export function bestPairs(sections: readonly Section[], kinds: readonly (readonly DraftPart[])[]) {
  const all = kinds.map((parts, index) => ({ index, pairs: pairSections(sections, parts) }));
  const count = (pairs: readonly Pair[]) => pairs.filter(({ part }) => part !== NOTE).length;
  const best = all.toSorted((one, other) => count(other.pairs) - count(one.pairs))[0];
  return best && count(best.pairs) >= MIN_SECTIONS ? best : null;
}
