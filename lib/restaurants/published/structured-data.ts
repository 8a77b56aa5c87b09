import type { PictureView } from "@/lib/pictures/answers";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { plainAmount } from "@/lib/platform/money/plain-amount";
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

const menuItem = (
  root: string,
  { name, description, priceCents, picture }: Dish,
  currency: string,
  isSoldOut: boolean,
) => ({
  "@type": "MenuItem",
  name,
  ...(description && { description }),
  ...imageOf(root, picture),
  offers: {
    "@type": "Offer",
    price: plainAmount(priceCents, currency),
    priceCurrency: currency,
    ...(isSoldOut && { availability: "https://schema.org/SoldOut" }),
  },
});

/** Like `restaurantEntry`, with the whole menu (https://schema.org/Menu). */
export function menuEntry(
  restaurant: Restaurant,
  soldOut: readonly string[],
  root: string,
  business?: StructuredData,
): StructuredData {
  const { categories, dishes: all, header, terms } = restaurant;
  const sections = categories.flatMap(({ id, label }) => {
    const dishes = all.filter(({ category }) => category === id);
    if (dishes.length === 0) return [];
    const hasMenuItem = dishes.map((dish) => menuItem(root, dish, terms.currency, soldOut.includes(dish.id)));
    return [{ "@type": "MenuSection", name: label, hasMenuItem }];
  });
  return {
    ...restaurantEntry(restaurant, root, business),
    ...imageOf(root, header),
    ...(sections.length > 0 && { hasMenu: { "@type": "Menu", hasMenuSection: sections } }),
  };
}
