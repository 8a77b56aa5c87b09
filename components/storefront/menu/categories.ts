import { REST } from "@/lib/restaurants/published/search";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { NO_SCRIPT } from "@/lib/site/no-script";

/** The id of a category's heading. */
export const headingId = (category: string) => `menu-${category}`;

/** The address of a category that isn't in the page of its menu, for browsers without JavaScript. */
export const restHref = (category: string) => `?${REST}=${encodeURIComponent(category)}&${NO_SCRIPT}=1`;

/** Shorter labels for the row of buttons. */
const shortLabels = new Map([["Main Courses", "Mains"]]);

/** Returns the categories with dishes, or all, in menu order with button labels. */
export const shownCategories = (
  { categories, rest = [] }: Pick<Restaurant, "categories" | "rest">,
  dishes: readonly { category: string }[] | null,
): { id: string; label: string }[] =>
  categories
    .filter(
      ({ id }) =>
        !dishes ||
        dishes.some(({ category }) => category === id) ||
        rest.some(([category]) => category === id),
    )
    .map(({ id, label }) => ({ id, label: shortLabels.get(label) ?? label }));
