import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { AppError } from "@/lib/platform/http/errors";
import { knownHours } from "@/lib/restaurants/hours/known.server";
import { findDish } from "@/lib/restaurants/published/menu";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { coded } from "@/lib/restaurants/refusal-codes";
import { offeredProblem } from "./offered-times";

/**
 * @param moment that for which the order is: the chosen time, else now
 * @throws AppError `conflict` for dishes outside the times of their categories, with their fields
 */
export async function requireOfferedAt(
  { restaurantId, categories, dishes: menu }: Pick<Restaurant, "restaurantId" | "categories" | "dishes">,
  dishes: readonly { id: string }[],
  moment: number,
): Promise<void> {
  const [{ timeZone }, t, hours] = await Promise.all([
    configurationState(),
    siteTranslate(),
    knownHours(restaurantId),
  ]);
  const exceptions = hours?.exceptions ?? [];
  const refused = dishes.flatMap(({ id }, index) => {
    const dish = findDish({ dishes: menu }, id);
    const only = dish && offeredProblem({ categories }, dish, moment, { timeZone, exceptions }, t);
    return only ? [{ index, name: dish.name, only }] : [];
  });
  const [first] = refused;
  if (!first) return;
  throw new AppError(
    "conflict",
    `${t.shortText(first.name)}: ${first.only}. ${t("Nothing was ordered.")}`,
    coded(
      Object.fromEntries(refused.map(({ index, only }) => [`dishes.${index}.id`, only])),
      "item_unavailable",
    ),
  );
}
