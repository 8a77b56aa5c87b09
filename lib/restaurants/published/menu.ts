import { currencyDigits } from "@/lib/platform/money/money";
import type { ShownDish } from "./answers";
import type { Dish, Restaurant } from "./types";

export const findDish = ({ dishes }: Pick<Restaurant, "dishes">, id: string): Dish | null =>
  dishes.find((dish) => dish.id === id) ?? null;

export const shownDishes = (
  { dishes, terms }: Pick<Restaurant, "dishes" | "terms">,
  soldOut: readonly string[],
): ShownDish[] =>
  dishes.map((dish) => ({
    ...dish,
    price: dish.priceCents / 10 ** currencyDigits(terms.currency),
    soldOut: soldOut.includes(dish.id),
  }));
