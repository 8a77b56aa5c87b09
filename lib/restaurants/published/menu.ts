import { currencyDigits } from "@/lib/platform/money/money";
import { soldOutGroups } from "@/lib/restaurants/options/combos";
import type { ShownDish } from "./answers";
import type { Dish, Restaurant } from "./types";

export const findDish = ({ dishes }: Pick<Restaurant, "dishes">, id: string): Dish | null =>
  dishes.find((dish) => dish.id === id) ?? null;

/**
 * Returns a function that tells whether a dish can't be had: it is sold out, or a combo of which too little is left.
 * @param soldOut the ids of the sold-out dishes
 */
export function soldOutIn(
  { optionGroups = [] }: Pick<Restaurant, "optionGroups">,
  soldOut: readonly string[],
): (dish: Dish) => boolean {
  const lacking = soldOutGroups(optionGroups, soldOut);
  return ({ id, optionGroups: own = [] }) => soldOut.includes(id) || own.some((group) => lacking.has(group));
}

export function shownDishes(
  { dishes, terms, optionGroups }: Pick<Restaurant, "dishes" | "terms" | "optionGroups">,
  soldOut: readonly string[],
): ShownDish[] {
  const isSoldOut = soldOutIn({ optionGroups }, soldOut);
  return dishes.map((dish) => ({
    ...dish,
    price: dish.priceCents / 10 ** currencyDigits(terms.currency),
    soldOut: isSoldOut(dish),
  }));
}
