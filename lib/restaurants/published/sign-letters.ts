import type { Theme } from "@/lib/restaurants/themes";
import type { Restaurant } from "./types";

/** The glyphs in each theme's font subsets: for signs and for dish names. */
export const themeLetters: Record<Theme, { sign: RegExp; dishes: RegExp } | null> = {
  sunset: { sign: /^[ -~–‘’“”]*$/, dishes: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/ },
  lemon: { sign: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/, dishes: /^[A-Za-z0-9 !&',.:?éù–’“”-]*$/ },
  plain: null,
};

type Texts = Pick<Restaurant, "theme" | "restaurantName"> &
  Partial<Pick<Restaurant, "categories" | "dishes">>;

/**
 * Returns whether the theme's font subsets have every letter of a restaurant's page. If one is missing, the whole page
 * uses the fallback font, so that no single letter differs.
 */
export function hasThemeLetters({ theme, restaurantName, categories = [], dishes = [] }: Texts): boolean {
  const letters = themeLetters[theme];
  if (!letters) return true;
  const { sign, dishes: name } = letters;
  return (
    sign.test(restaurantName) &&
    categories.every(({ label }) => sign.test(label)) &&
    dishes.every((dish) => name.test(dish.name))
  );
}

/** Returns whether the lemon theme's font subset for large signs has all letters of a name. */
export const hasBoardLetters = (restaurantName: string) => /^[LTainort ]*$/.test(restaurantName);

/**
 * Returns the data attributes of the page's root element. The subsets have the letters of the product's English texts.
 * @param language that of the page
 */
export const restaurantLook = (restaurant: Texts & Pick<Restaurant, "restaurantId">, language: string) => ({
  "data-restaurant": restaurant.restaurantId,
  "data-theme": restaurant.theme,
  "data-letters":
    themeLetters[restaurant.theme] && !(/^en\b/.test(language) && hasThemeLetters(restaurant))
      ? "any"
      : undefined,
});
