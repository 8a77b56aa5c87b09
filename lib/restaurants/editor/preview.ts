import type { PictureViews } from "@/lib/pictures/answers";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { restaurantPath } from "@/lib/restaurants/paths";
import type { Fees, Restaurant } from "@/lib/restaurants/published/types";
import type { MenuContent } from "@/lib/restaurants/schema";

export type PreviewedMenu = Pick<MenuDraft, "path" | "isDemo" | "content">;

/** The fees of every restaurant. */
const usualFees: Fees = { taxPercent: 10, deliveryCents: 500 };

export const pictureIdsOf = ({ restaurant, dishes }: MenuContent): string[] =>
  [restaurant.header, ...dishes.map(({ picture }) => picture)].filter(Boolean);

/**
 * Returns the restaurant as guests would see it, with a placeholder for a missing name. Its id belongs to no
 * restaurant.
 */
export function previewRestaurant(
  { content, path, isDemo }: PreviewedMenu,
  pictures: PictureViews,
): Restaurant {
  const { restaurant, categories, dishes } = content;
  return {
    ...usualFees,
    restaurantId: isDemo ? path.slice(1) : "preview",
    path: isDemo ? path : restaurantPath({ id: "", slug: restaurant.slug }),
    theme: restaurant.theme,
    colour: restaurant.colour,
    header: pictures[restaurant.header] ?? null,
    restaurantName: restaurant.name || "Restaurant",
    cuisine: restaurant.cuisine,
    tagline: restaurant.tagline,
    categories: categories.map(({ id, label }) => ({ id, label: label || "Category" })),
    dishes: dishes
      .filter(({ hidden }) => !hidden)
      .map(({ hidden, picture, ...dish }) => {
        const view = pictures[picture];
        const priceCents = Number.isInteger(dish.priceCents) ? dish.priceCents : 0;
        return { ...dish, name: dish.name || "Dish", priceCents, ...(view && { picture: view }) };
      }),
  };
}
