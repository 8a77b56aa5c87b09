import { MAX_PAGE_BYTES } from "@/lib/pages/limits";
import type { NewSection } from "@/lib/pages/new-content";
import { bullets, note, paragraph, section } from "./blocks";
import type { LegalFacts } from "./facts";
import { gap } from "./gaps";

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
export function allergens({ restaurants }: LegalFacts): NewSection[] {
  const lists = restaurants.flatMap(({ name, dishes }) =>
    inParts(dishes).map((part) =>
      section(
        name,
        bullets(...part.map((dish) => `${dish.name}: ${dish.allergens || gap("allergens, or “none”")}`)),
      ),
    ),
  );
  return [
    note("The list is a copy of your published menus: keep the menus right, as order pages show them."),
    section(
      "Allergens of our dishes",
      paragraph(
        "Please tell us about allergies before you order. In our kitchen all ingredients are used side by side, so that traces are possible.",
      ),
    ),
    ...(lists.length > 0
      ? fitting(lists)
      : [section("Dishes", paragraph(gap("your dishes and their allergens")))]),
  ];
}
