import "server-only";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { coded } from "@/lib/restaurants/refusal-codes";
import { MAX_CARD_CENTS } from "./card-limit";
import { orderLimits } from "./types";

/**
 * Refuses a price of an order, in minor units, that can't be stored. Checked for the dishes before they are priced, as
 * pricing is exact only up to 2^53, and for the total.
 * @throws AppError `invalid`
 */
export function requireStorable(cents: number): void {
  if (cents > orderLimits.totalCents)
    throw new AppError(
      "invalid",
      translatable("This order is too large to be placed at once. Nothing was ordered."),
      coded({ dishes: translatable("Too much for one order") }, "order_too_large"),
    );
}

/**
 * Refuses a total that cards can't be charged at once.
 * @param currency ISO 4217
 * @param isPaidOnHandover whether the order could be paid on handover instead
 * @throws AppError `invalid`
 */
export function requireChargeable(cents: number, currency: string, isPaidOnHandover: boolean): void {
  if (cents <= MAX_CARD_CENTS) return;
  const most: Message = (t) =>
    t("Cards can be charged at most {amount} at once", { amount: t.money(MAX_CARD_CENTS, currency) });
  const remedy = isPaidOnHandover
    ? translatable("Pay when you get the order, or order less.")
    : translatable("Please order less at once.");
  throw new AppError(
    "invalid",
    (t) => `${inWords(most, t)}. ${t(remedy)} ${t("Nothing was ordered.")}`,
    isPaidOnHandover
      ? coded({ pays: most }, "invalid_payment_method")
      : coded({ dishes: most }, "order_too_large"),
  );
}
