import type { Dish, Menu } from "./types";

/** A dish as a page carries it: values by their place, as each name would stand there once for every dish. */
type PackedDish = readonly [
  id: string,
  name: string,
  description: string,
  emoji: string,
  priceCents: number,
  /** The place of its category. */
  category: number,
  popular: 0 | 1,
];

export type PackedMenu = Omit<Menu, "items"> & { items: readonly PackedDish[] };

/** The menu in the short form that a page carries. */
export function packMenu({ items, ...menu }: Menu): PackedMenu {
  const places = new Map(menu.categories.map(({ key }, index) => [key, index]));
  const packed = items.map(
    ({ id, name, description, emoji, priceCents, category, popular }): PackedDish => [
      id,
      name,
      description,
      emoji,
      priceCents,
      places.get(category) ?? -1,
      popular ? 1 : 0,
    ],
  );
  return { ...menu, items: packed };
}

/** What `packMenu` was given. */
export function unpackMenu({ items, ...menu }: PackedMenu): Menu {
  const unpacked = items.map(
    ([id, name, description, emoji, priceCents, place, popular]): Dish => ({
      id,
      name,
      description,
      emoji,
      priceCents,
      category: menu.categories[place]?.key ?? "",
      popular: popular === 1,
    }),
  );
  return { ...menu, items: unpacked };
}
