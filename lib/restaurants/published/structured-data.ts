import type { PictureView } from "@/lib/pictures/answers";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { withSoldOutDishes } from "@/lib/restaurants/options/combos";
import { dishOptionGroups, lowestPrice } from "@/lib/restaurants/options/dish-options";
import type { Terms } from "@/lib/restaurants/terms/terms";
import { areasInWords } from "@/lib/restaurants/terms/zone-words";
import { offeredText } from "@/lib/restaurants/week/words";
import { soldOutIn } from "./menu";
import type { Dish, Restaurant } from "./types";

const imageOf = (root: string, picture: PictureView | null | undefined) =>
  picture && { image: root + picture.src };

/**
 * Returns the structured data of a restaurant (https://schema.org/Restaurant).
 * @param root the origin of the site: `https://example.com`
 * @param business properties of its business, such as the address
 */
export const restaurantEntry = (
  {
    path,
    restaurantName,
    cuisine,
    tagline,
  }: Pick<Restaurant, "path" | "restaurantName" | "cuisine" | "tagline">,
  root: string,
  business: StructuredData = {},
): StructuredData => ({
  "@context": "https://schema.org",
  ...business,
  "@type": "Restaurant",
  name: restaurantName,
  url: root + path,
  ...(tagline && { description: tagline }),
  ...(cuisine && { servesCuisine: cuisine }),
  priceRange: "$$",
});

const offerOf = (price: number, currency: string, isSoldOut: boolean) => ({
  "@type": "Offer",
  price: plainAmount(price, currency),
  priceCurrency: currency,
  ...(isSoldOut && { availability: "https://schema.org/SoldOut" }),
});

/** Sizes are offers of the dish itself; https://schema.org/menuAddOn has what can be added to it. */
function menuItem(root: string, restaurant: Restaurant, dish: Dish, isSoldOut: boolean) {
  const { name, description, picture } = dish;
  const { currency } = restaurant.terms;
  const groups = dishOptionGroups(dish, restaurant.optionGroups ?? []);
  const sizes = groups.find(({ kind }) => kind === "size");
  const others = groups.filter(({ kind }) => kind !== "size" && kind !== "remove");
  const base = lowestPrice(dish.priceCents, sizes ? groups.filter((group) => group !== sizes) : groups);
  const addOns = others.map((group) => ({
    "@type": "MenuSection",
    name: group.name,
    hasMenuItem: group.options.map((option) => ({
      "@type": "MenuItem",
      name: option.name,
      offers: offerOf(option.priceCents, currency, option.soldOut),
    })),
  }));
  return {
    "@type": "MenuItem",
    name,
    ...(description && { description }),
    ...imageOf(root, picture),
    offers: sizes
      ? sizes.options.map((size) => ({
          name: size.name,
          ...offerOf(base + size.priceCents, currency, isSoldOut || size.soldOut),
        }))
      : offerOf(base, currency, isSoldOut),
    ...(addOns.length > 0 && { menuAddOn: addOns }),
  };
}

/** The area of deliveries as a text (https://schema.org/areaServed). */
function areaServed({ orderKinds, zones }: Terms) {
  if (zones.length === 0 || !orderKinds.includes("delivery")) return {};
  return { areaServed: areasInWords(zones) };
}

/** Like `restaurantEntry`, with the whole menu (https://schema.org/Menu). */
export function menuEntry(
  shown: Restaurant,
  soldOut: readonly string[],
  root: string,
  business?: StructuredData,
): StructuredData {
  const { categories, dishes: all, header, optionGroups } = shown;
  const restaurant = optionGroups
    ? { ...shown, optionGroups: withSoldOutDishes(optionGroups, soldOut) }
    : shown;
  const isSoldOut = soldOutIn(shown, soldOut);
  const sections = categories.flatMap(({ id, label, times }) => {
    const dishes = all.filter(({ category }) => category === id);
    if (dishes.length === 0) return [];
    const hasMenuItem = dishes.map((dish) => menuItem(root, restaurant, dish, isSoldOut(dish)));
    // Sections have no property for times: `hoursAvailable` is one of services and contact points.
    const description = times && { description: offeredText(times) };
    return [{ "@type": "MenuSection", name: label, ...description, hasMenuItem }];
  });
  return {
    ...restaurantEntry(restaurant, root, business),
    ...areaServed(shown.terms),
    ...imageOf(root, header),
    ...(sections.length > 0 && { hasMenu: { "@type": "Menu", hasMenuSection: sections } }),
  };
}
