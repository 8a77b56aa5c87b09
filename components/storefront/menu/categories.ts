import type { Menu } from "@/lib/restaurants/published/types";

/** Labels that are shorter where they stand side by side. */
const shortLabels = new Map([["Main Courses", "Mains"]]);

/** The courses that have a dish, or all of them, in the menu's order, as buttons name them. */
export const shownCategories = (
  { categories }: Pick<Menu, "categories">,
  dishes: readonly { category: string }[] | null,
): { key: string; label: string }[] =>
  categories
    .filter(({ key }) => !dishes || dishes.some(({ category }) => category === key))
    .map(({ key, label }) => ({ key, label: shortLabels.get(label) ?? label }));
