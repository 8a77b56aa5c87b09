/** Limits of a restaurant; prices are in minor units of any currency. */
export const menuLimits = {
  restaurants: 50,
  categories: 60,
  dishes: 2_500,
  name: 100,
  description: 400,
  /** 10 million rupiah, which ISO 4217 counts with two decimals. */
  priceCents: 1_000_000_000,
  slug: 60,
  taxClasses: 6,
  /** The number of later rates of a class. */
  taxChanges: 5,
  zones: 40,
  /** The number of postcodes of one zone. */
  zonePostcodes: 500,
  zoneRadiusKm: 100,
  optionGroups: 100,
  options: 50,
  /** The number of option groups of one dish. */
  groupsOfDish: 12,
  /** The number of options that a guest can choose in one group. */
  chosenOptions: 99,
  optionName: 60,
  allergens: 120,
};

/** The emoji of dishes without one. */
export const DEFAULT_EMOJI = "🍽️";

/** The maximum size of an imported file, in bytes. */
export const MAX_MENU_FILE_BYTES = 2_000_000;
