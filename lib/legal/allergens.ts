import { MAX_PAGE_BYTES } from "@/lib/pages/limits";
import type { NewSection } from "@/lib/pages/new-content";
import { bullets, note, section, written } from "./blocks";
import type { Draft, DraftPart } from "./draft";

/** Dishes of a section: with the longest names and allergens they stay below the limit of a text. */
const DISHES = 50;

/** Sections that list dishes: they stay below the limits of a page. Dishes beyond are left to the owner. */
const SECTIONS = 30;
const BYTES = 0.8 * MAX_PAGE_BYTES;

const inParts = <Entry>(entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / DISHES) }, (_, index) =>
    entries.slice(index * DISHES, (index + 1) * DISHES),
  );

/** Returns the first sections that a page has room for. */
function fitting(sections: readonly NewSection[]): NewSection[] {
  let left = BYTES;
  return sections.slice(0, SECTIONS).filter((one) => {
    left -= new TextEncoder().encode(JSON.stringify(one)).length;
    return left >= 0;
  });
}

/** The allergens of each dish, as Regulation (EU) No 1169/2011 asks for. */
export const allergens: Draft = ({ facts: { restaurants }, texts, fill }) => {
  const { intro, dish: gapOfDish, noDishes } = texts.allergens;
  const lists = restaurants.flatMap(({ name, dishes }) =>
    inParts(dishes).map((part) =>
      section(name, bullets(...part.map((dish) => `${dish.name}: ${dish.allergens || gapOfDish}`))),
    ),
  );
  const dishes = fitting(lists).map((list, index): DraftPart => ({ part: `dishes${index}`, section: list }));
  return [
    note(texts, "allergens"),
    written("intro", intro, fill),
    ...(lists.length > 0 ? dishes : [written("noDishes", noDishes, fill)]),
  ];
};
