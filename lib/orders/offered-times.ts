import { english, type Translate } from "@/lib/platform/language/translate";
import type { HoursException } from "@/lib/restaurants/hours/hours";
import { isWithin } from "@/lib/restaurants/hours/openings";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { offeredText } from "@/lib/restaurants/week/words";

/** The clock of the site, and the exceptions of the restaurant's opening hours. */
type Calendar = { timeZone: string; exceptions: readonly HoursException[] };

/** Returns a sentence with the times of a dish's category if the moment is outside of them; null otherwise. */
export function offeredProblem(
  { categories }: Pick<Restaurant, "categories">,
  dish: Pick<Dish, "category">,
  moment: number,
  { timeZone, exceptions }: Calendar,
  t: Translate = english,
): string | null {
  const category = categories.find(({ id }) => id === dish.category);
  if (!category?.times || isWithin(category.times, moment, timeZone, exceptions)) return null;
  if (isWithin(category.times, moment, timeZone))
    return t("{category} is not offered on this day", { category: category.label });
  return t("{category} is offered {times}", {
    category: category.label,
    times: offeredText(category.times, t),
  });
}
