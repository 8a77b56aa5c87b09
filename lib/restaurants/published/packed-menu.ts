import { type PackedPicture, packPicture, unpackPicture } from "@/lib/pictures/packed-picture";
import type { Dish, Menu } from "./types";

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
  picture?: PackedPicture,
];

export type PackedMenu = Omit<Menu, "dishes" | "header"> & {
  dishes: readonly PackedDish[];
  header?: PackedPicture;
};

export function packMenu({ dishes, header, ...menu }: Menu): PackedMenu {
  const places = new Map(menu.categories.map(({ key }, index) => [key, index]));
  const packed = dishes.map(
    ({ id, name, description, emoji, priceCents, category, popular, picture }): PackedDish => {
      const place = places.get(category) ?? -1;
      const dish = [id, name, description, emoji, priceCents, place, popular ? 1 : 0] as const;
      return picture ? [...dish, packPicture(picture)] : dish;
    },
  );
  return { ...menu, dishes: packed, ...(header && { header: packPicture(header) }) };
}

/** Restores the menu, as far as pages show it. */
export function unpackMenu({ dishes, header, ...menu }: PackedMenu): Menu {
  const unpacked = dishes.map(
    ([id, name, description, emoji, priceCents, place, popular, picture]): Dish => ({
      id,
      name,
      description,
      emoji,
      priceCents,
      category: menu.categories[place]?.key ?? "",
      popular: popular === 1,
      ...(picture && { picture: unpackPicture(picture) }),
    }),
  );
  return { ...menu, header: header ? unpackPicture(header) : null, dishes: unpacked };
}
