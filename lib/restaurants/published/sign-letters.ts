import type { Theme } from "@/lib/restaurants/themes";
import type { Menu } from "./types";

/** The letters of each theme's own fonts: of signs, and of dishes' names. */
export const themeLetters: Record<Theme, { sign: RegExp; dishes: RegExp } | null> = {
  sunset: { sign: /^[ -~–‘’“”]*$/, dishes: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/ },
  lemon: { sign: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/, dishes: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/ },
  plain: null,
};

type Texts = Pick<Menu, "theme" | "restaurant"> & Partial<Pick<Menu, "categories" | "dishes">>;

/**
 * Whether the fonts of a restaurant's theme, which are cut to few letters, have all that its page says in them. One
 * letter that they lack would stand there in another font, so then the whole page does without them.
 */
export function hasThemeLetters({ theme, restaurant, categories = [], dishes = [] }: Texts): boolean {
  const letters = themeLetters[theme];
  if (!letters) return true;
  const { sign, dishes: name } = letters;
  return (
    sign.test(restaurant) &&
    categories.every(({ label }) => sign.test(label)) &&
    dishes.every((dish) => name.test(dish.name))
  );
}

/** Whether the lemon theme's letters for a large sign, which are those of one name, have all of another. */
export const hasBoardLetters = (restaurant: string) => /^[LTainort ]*$/.test(restaurant);

/** What a page says of its restaurant's looks, on the element around all of it. */
export const restaurantLook = (menu: Texts & Pick<Menu, "key">) => ({
  "data-restaurant": menu.key,
  "data-theme": menu.theme,
  "data-letters": hasThemeLetters(menu) ? undefined : "any",
});
