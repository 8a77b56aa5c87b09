"use client";

import { Store, UtensilsCrossed } from "lucide-react";
import type { Route } from "next";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useCall } from "@/components/ui/use-call";
import type { DishNames } from "@/lib/restaurants/published/answers";
import { menuAt } from "./menu-at";
import { MenuActions } from "./palette-actions";
import { PaletteGroup, PaletteItem } from "./palette-item";

/** Minimum length of a search, and maximum number of results. */
const MIN_SEARCH_LENGTH = 2;
const MAX_RESULTS = 12;

type Found = { key: string; name: string; where: string; href: Route; isDish: boolean };

/** Finds restaurants and dishes whose names contain every word; restaurants first. */
function findNames(restaurants: DishNames, search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join("").length < MIN_SEARCH_LENGTH) return [];
  const has = (name: string) => words.every((word) => name.toLowerCase().includes(word));
  const menus = restaurants.flatMap(({ id, name }): Found[] =>
    has(name) ? [{ key: id, name, where: "Menu", href: menuAt(id), isDish: false }] : [],
  );
  const dishes = restaurants.flatMap((restaurant) =>
    restaurant.dishes.flatMap(({ id, name }): Found[] => {
      if (!has(`${name} ${restaurant.name}`)) return [];
      const key = `${restaurant.id}/${id}`;
      return [{ key, name, where: restaurant.name, href: menuAt(restaurant.id, id), isDish: true }];
    }),
  );
  return [...menus, ...dishes].slice(0, MAX_RESULTS);
}

type PaletteDishesProps = {
  search: string;
  choose: (run: () => void) => () => void;
};

/** Lists matching dishes; the menus are loaded when the palette opens. */
export function PaletteDishes({ search, choose }: PaletteDishesProps) {
  const { leaveTo } = useLeave();
  const { data } = useCall("GET /ordering/dishes");
  const restaurants = data?.restaurants ?? [];
  const found = findNames(restaurants, search);
  if (restaurants.length === 0) return null;
  return (
    <PaletteGroup heading="Menus">
      <MenuActions choose={choose} restaurants={restaurants} />
      {found.map(({ key, name, where, href, isDish }) => (
        <PaletteItem
          key={key}
          icon={isDish ? UtensilsCrossed : Store}
          value={`${name} ${where} ${key}`}
          note={where}
          onSelect={choose(() => leaveTo(href))}
        >
          {name}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
