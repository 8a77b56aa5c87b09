import "server-only";
import { menuLines } from "@/lib/orders/menu-lines";
import { requireOffered } from "@/lib/orders/price-order.server";
import { frozenParts } from "@/lib/orders/pricing/tax-parts";
import { AppError } from "@/lib/platform/http/errors";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { requireUnmarked } from "@/lib/restaurants/stock/availability.server";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { firstKind } from "@/lib/restaurants/terms/terms";
import type { ChangeInput } from "./schema";

type Target = { restaurantId: string; kind: OrderKind | null; currency: string; taxIncluded: boolean };

/** A line to add, as its row has it but for its place and its shares of tax and discount. */
export type AddedLine = Awaited<ReturnType<typeof priceAdded>>[number];

/**
 * Prices dishes to add to an order by the current menu.
 * @throws AppError `invalid` for a closed restaurant, or with the wrong dish or option; `conflict` for a sold-out dish
 */
export async function priceAdded(
  { restaurantId, kind, currency, taxIncluded }: Target,
  dishes: ChangeInput["added"],
) {
  if (dishes.length === 0) return [];
  const restaurant = await requireRestaurant(restaurantId);
  const terms = await currentTerms(restaurant.terms);
  if (terms.currency !== currency || terms.pricesIncludeTax !== taxIncluded)
    throw new AppError("conflict", "The terms of the restaurant have changed since: place another order.");
  const lines = menuLines(restaurant, dishes, "added");
  requireOffered(restaurant, dishes, kind ?? firstKind(terms), "added");
  await requireUnmarked(restaurantId, lines, "added");
  return lines.map(({ category, taxClass, contents, dishCents: _, position: __, ...line }) => ({
    ...line,
    ...frozenParts({ ...line, category, taxClass, contents }, terms, kind ?? firstKind(terms)),
  }));
}
