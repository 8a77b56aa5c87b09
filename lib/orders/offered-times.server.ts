import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";
import { isWithin } from "@/lib/restaurants/hours/openings";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { offeredText } from "@/lib/restaurants/week/words";

/**
 * @param moment that for which the order is: the chosen time, else now
 * @throws AppError `conflict` for dishes outside the times of their categories, with their fields
 */
export async function requireOfferedAt(
  { categories, dishes: menu }: Pick<Restaurant, "categories" | "dishes">,
  dishes: readonly { id: string }[],
  moment: number,
): Promise<void> {
  const { timeZone } = await configurationState();
  const refused = dishes.flatMap(({ id }, index) => {
    const dish = findDish({ dishes: menu }, id);
    const category = categories.find((one) => one.id === dish?.category);
    if (!dish || !category?.times || isWithin(category.times, moment, timeZone)) return [];
    const only = `${category.label} is offered ${offeredText(category.times)}`;
    return [{ index, name: dish.name, only }];
  });
  const [first] = refused;
  if (!first) return;
  throw new AppError("conflict", `${first.name}: ${first.only}. Nothing was ordered.`, {
    fields: Object.fromEntries(refused.map(({ index, only }) => [`dishes.${index}.id`, only])),
  });
}
