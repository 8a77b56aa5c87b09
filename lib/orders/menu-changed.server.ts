import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { coded } from "@/lib/restaurants/refusal-codes";
import type { PricedLine } from "./new-order";

/** Returns the error for dishes that were removed from the menu or have another price, with their lines. */
export function menuChanged(lines: readonly PricedLine[], changed: readonly string[]): AppError {
  // Another instance has just published the menu.
  invalidate(["Restaurant", "Category", "Dish"]);
  const found = [...lines.entries()].filter(([, { dishId }]) => changed.includes(dishId));
  const names = found.map(([, { name }]) => name);
  const fields = found.map(([index]) => [
    `dishes.${index}.id`,
    translatable("This dish has just changed on the menu"),
  ]);
  return new AppError(
    "conflict",
    (t) =>
      t("The menu has just changed: please look at {names} again. Nothing was charged.", {
        names: names.map((name) => t.shortText(name)).join(", "),
      }),
    coded(Object.fromEntries(fields), "totals_changed"),
  );
}
