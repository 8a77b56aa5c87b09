import type { Restaurant } from "@/lib/restaurants/published/types";

/** Shorter labels for the row of buttons. */
const shortLabels = new Map([["Main Courses", "Mains"]]);

/** Returns the categories with dishes, or all, in menu order with button labels. */
export const shownCategories = (
  { categories }: Pick<Restaurant, "categories">,
  dishes: readonly { category: string }[] | null,
): { key: string; label: string }[] =>
  categories
    .filter(({ key }) => !dishes || dishes.some(({ category }) => category === key))
    .map(({ key, label }) => ({ key, label: shortLabels.get(label) ?? label }));
