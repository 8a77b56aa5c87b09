import "server-only";
import type { RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
import { isSwitchedOn } from "@/lib/landing/sections";
import { readPictureViews } from "@/lib/pictures/view.server";
import type { Translate } from "@/lib/platform/language/translate";
import { restaurantHours, shownContact } from "@/lib/restaurants/hours/contact.server";
import { dishOptionGroups, lowestPrice } from "@/lib/restaurants/options/dish-options";
import { findRestaurant, ownRestaurants } from "@/lib/restaurants/published/server";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { pagePictureIds } from "./page-pictures";
import type { PageContent, SectionType } from "./schema";
import type { SectionData, ShownHours, ShownMenu } from "./section-data";

/** The parts of the site that the sections of a page show, in its language. */
export type SectionSite = {
  /** The landing page. */
  content: LandingContent;
  /** The paths that the targets of links stand for. */
  restaurants: RestaurantPaths;
  /** Returns a restaurant in the language. */
  translate: (restaurant: Restaurant) => Promise<Restaurant>;
};

/** Returns the restaurant that a section names, by default the owner's first; null if it has no page. */
async function restaurantNamed(id: string): Promise<Restaurant | null> {
  if (id !== "") return findRestaurant(id);
  return (await ownRestaurants())[0] ?? null;
}

function shownDish(dish: Dish, { optionGroups = [] }: Restaurant) {
  const { id, name, description, allergens = "", priceCents } = dish;
  const lowest = lowestPrice(priceCents, dishOptionGroups(dish, optionGroups));
  const isFrom = Object.keys(dish.sizePrices ?? {}).length > 0 || lowest !== priceCents;
  return { id, name, description, allergens, priceCents: lowest, isFrom };
}

function menuOf(restaurant: Restaurant): ShownMenu {
  const { restaurantName: name, path, terms, categories, dishes } = restaurant;
  const shown = categories.map(({ id, label }) => ({
    label,
    dishes: dishes.filter(({ category }) => category === id).map((dish) => shownDish(dish, restaurant)),
  }));
  return { name, path, currency: terms.currency, categories: shown.filter((one) => one.dishes.length > 0) };
}

/** Returns the hours of a restaurant; where none is named and the first has none, those of the business in its own words. */
async function hoursNamed(id: string, t: Translate): Promise<ShownHours | null> {
  const restaurant = await restaurantNamed(id);
  const own = restaurant && (await restaurantHours(restaurant, t));
  const { openingHours: lines = [], ...now } = own ?? (id === "" ? await shownContact(t) : {});
  return {
    lines,
    ...(now.openNow && { openNow: now.openNow }),
    ...(now.openLater && { openLater: now.openLater }),
  };
}

/** Reads something for each restaurant that shown sections of a type name. */
async function eachNamed<Found>(
  { sections }: PageContent,
  type: SectionType & ("hours" | "menu"),
  read: (id: string) => Promise<Found | null>,
): Promise<Record<string, Found>> {
  const ids = sections.flatMap((section) =>
    section.type === type && section.shown ? section.restaurant : [],
  );
  const found = await Promise.all([...new Set(ids)].map(async (id) => [id, await read(id)] as const));
  return Object.fromEntries(found.flatMap(([id, value]) => (value ? [[id, value]] : [])));
}

/** Reads what the sections of a page show besides their own content. */
export async function readSectionData(
  content: PageContent,
  t: Translate,
  { content: landing, restaurants: paths, translate }: SectionSite,
): Promise<SectionData> {
  const [pictures, contact, hours, menus] = await Promise.all([
    readPictureViews(pagePictureIds(content)),
    shownContact(t),
    eachNamed(content, "hours", (id) => hoursNamed(id, t)),
    eachNamed(content, "menu", async (id) => {
      const restaurant = await restaurantNamed(id);
      return restaurant && menuOf(await translate(restaurant));
    }),
  ]);
  const form = landing.contact;
  const contactForm = form && isSwitchedOn(landing, "contact") ? form : null;
  return { pictures, paths, contact, contactForm, hours, menus };
}
