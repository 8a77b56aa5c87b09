import type { Restaurant } from "@/lib/restaurants/published/types";

/** The id of a category's heading. */
export const headingId = (category: string) => `menu-${category}`;

/** Shorter labels for the row of buttons. */
const shortLabels = new Map([["Main Courses", "Mains"]]);

/** Returns the categories with dishes, or all, in menu order with button labels. */
export const shownCategories = (
  { categories }: Pick<Restaurant, "categories">,
  dishes: readonly { category: string }[] | null,
): { id: string; label: string }[] =>
  categories
    .filter(({ id }) => !dishes || dishes.some(({ category }) => category === id))
    .map(({ id, label }) => ({ id, label: shortLabels.get(label) ?? label }));
