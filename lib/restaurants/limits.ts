/** Limits of a restaurant; prices are in minor units of any currency. */
export const menuLimits = {
  restaurants: 50,
  categories: 60,
  dishes: 2_500,
  name: 100,
  description: 400,
  priceCents: 1_000_000,
  slug: 60,
  taxClasses: 6,
};

/** The emoji of dishes without one. */
export const DEFAULT_EMOJI = "🍽️";

/** The maximum size of an imported file, in bytes. */
export const MAX_MENU_FILE_BYTES = 2_000_000;
