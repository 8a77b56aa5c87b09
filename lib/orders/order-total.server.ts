import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { MAX_CARD_CENTS } from "./card-limit";
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

/**
 * Refuses a total that cards can't be charged at once.
 * @param currency ISO 4217
 * @param isPaidOnHandover whether the order could be paid on handover instead
 * @throws AppError `invalid`
 */
export function requireChargeable(cents: number, currency: string, isPaidOnHandover: boolean): void {
  if (cents <= MAX_CARD_CENTS) return;
  const most = `Cards can be charged at most ${formatMoney(MAX_CARD_CENTS, currency)} at once`;
  const remedy = isPaidOnHandover ? "Pay when you get the order, or order less" : "Please order less at once";
  throw new AppError("invalid", `${most}. ${remedy}. Nothing was ordered.`, {
    fields: isPaidOnHandover ? { pays: most } : { dishes: most },
  });
}
