import { english, type Translate } from "@/lib/platform/language/translate";
import { isWithin } from "@/lib/restaurants/hours/openings";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { offeredText } from "@/lib/restaurants/week/words";

/** Returns a sentence with the times of a dish's category if the moment is outside of them; null otherwise. */
export function offeredProblem(
  { categories }: Pick<Restaurant, "categories">,
  dish: Pick<Dish, "category">,
  moment: number,
  timeZone: string,
  t: Translate = english,
): string | null {
  const category = categories.find(({ id }) => id === dish.category);
  if (!category?.times || isWithin(category.times, moment, timeZone)) return null;
  return t("{category} is offered {times}", {
    category: category.label,
    times: offeredText(category.times, t),
  });
}
