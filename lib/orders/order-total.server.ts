import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { orderLimits } from "./types";

/**
 * Refuses a price of an order, in minor units, that can't be stored. Checked for the dishes before they are priced, as
 * pricing is exact only up to 2^53, and for the total.
 * @throws AppError `invalid`
 */
export function requireStorable(cents: number): void {
  if (cents > orderLimits.totalCents)
    throw new AppError("invalid", "This order is too large to be placed at once. Nothing was ordered.", {
      fields: { dishes: "Too much for one order" },
    });
}
