import { isWithin } from "@/lib/restaurants/hours/openings";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { offeredText } from "@/lib/restaurants/week/words";

/** Returns why a dish isn't offered at a moment, as its category has times of its own; null if it is. */
export function offeredProblem(
  { categories }: Pick<Restaurant, "categories">,
  dish: Pick<Dish, "category">,
  moment: number,
  timeZone: string,
): string | null {
  const category = categories.find(({ id }) => id === dish.category);
  if (!category?.times || isWithin(category.times, moment, timeZone)) return null;
  return `${category.label} is offered ${offeredText(category.times)}`;
}
