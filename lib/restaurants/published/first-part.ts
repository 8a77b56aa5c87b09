import type { Dish, Restaurant } from "./types";

/** A menu of more dishes is sent in two parts: the first ones in its page, all of them once a guest needs more. */
const MAX_WHOLE = 150;
/** The number of dishes in the page of such a menu. */
const FIRST_DISHES = 60;

export const isLarge = ({ dishes }: Pick<Restaurant, "dishes">): boolean => dishes.length > MAX_WHOLE;

/** Returns the option groups that some dishes have. */
function groupsOf(dishes: readonly Dish[], { optionGroups = [] }: Restaurant) {
  const used = new Set(dishes.flatMap(({ optionGroups: own = [] }) => own));
  return optionGroups.filter(({ id }) => used.has(id));
}

/**
 * Returns a large menu with its first dishes only, and the numbers of the others in `rest`; another menu as it is. The first
 * ones are those of the first categories, so that a page never shows a gap before its end.
 */
export function firstPart(restaurant: Restaurant): Restaurant {
  if (!isLarge(restaurant)) return restaurant;
  const { categories, dishes, optionGroups, ...others } = restaurant;
  const sections = categories.map(({ id }) => ({
    id,
    all: dishes.filter(({ category }) => category === id),
  }));
  let room = FIRST_DISHES;
  const parts = sections.map(({ id, all }) => {
    const first = all.slice(0, room);
    room -= first.length;
    return { id, first, missing: all.length - first.length };
  });
  const kept = new Set(parts.flatMap(({ first }) => first));
  const first = dishes.filter((dish) => kept.has(dish));
  return {
    ...others,
    categories,
    dishes: first,
    ...(optionGroups && { optionGroups: groupsOf(first, restaurant) }),
    rest: parts.flatMap(({ id, missing }) => (missing > 0 ? [[id, missing] as const] : [])),
  };
}
