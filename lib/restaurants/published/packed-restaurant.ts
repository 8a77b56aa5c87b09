import { type PackedPicture, packPicture, unpackPicture } from "@/lib/pictures/packed-picture";
import type { Dish, Restaurant } from "./types";

/** A dish as a tuple in the page's payload, which saves repeating the property names. */
type PackedDish = readonly [
  id: string,
  name: string,
  description: string,
  emoji: string,
  priceCents: number,
  /** The index of its category. */
  category: number,
  popular: 0 | 1,
  picture?: PackedPicture | 0,
  /** Fields that few dishes have. */
  others?: OtherFields,
];

type OtherFields = Pick<
  Dish,
  "optionGroups" | "sizePrices" | "kinds" | "taxClass" | "allergens" | "left" | "leftToday"
>;

export type PackedRestaurant = Omit<Restaurant, "dishes" | "header"> & {
  dishes: readonly PackedDish[];
  header?: PackedPicture;
};

export function packRestaurant({ dishes, header, ...restaurant }: Restaurant): PackedRestaurant {
  const places = new Map(restaurant.categories.map(({ id }, index) => [id, index]));
  const packed = dishes.map(
    ({ id, name, description, emoji, priceCents, category, popular, picture, ...others }): PackedDish => {
      const place = places.get(category) ?? -1;
      const dish = [id, name, description, emoji, priceCents, place, popular ? 1 : 0] as const;
      if (Object.keys(others).length > 0) return [...dish, picture ? packPicture(picture) : 0, others];
      return picture ? [...dish, packPicture(picture)] : dish;
    },
  );
  // The times of categories come with the hours.
  const categories = restaurant.categories.map(({ id, label }) => ({ id, label }));
  return { ...restaurant, categories, dishes: packed, ...(header && { header: packPicture(header) }) };
}

/** Restores the restaurant, as far as pages show it. */
export function unpackRestaurant({ dishes, header, ...restaurant }: PackedRestaurant): Restaurant {
  const unpacked = dishes.map(
    ([id, name, description, emoji, priceCents, place, popular, picture, others]): Dish => ({
      id,
      name,
      description,
      emoji,
      priceCents,
      category: restaurant.categories[place]?.id ?? "",
      popular: popular === 1,
      ...(picture && { picture: unpackPicture(picture) }),
      ...others,
    }),
  );
  return { ...restaurant, header: header ? unpackPicture(header) : null, dishes: unpacked };
}
