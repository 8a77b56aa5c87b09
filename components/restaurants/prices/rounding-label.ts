import { currencyDigits } from "@/lib/platform/money/money";
import { examplePrice } from "@/lib/restaurants/editor/price-text";
import type { PriceRounding } from "@/lib/restaurants/editor/prices";

/** Describes a rounding in a currency: `To the nearest 0.05`, `So that it ends in .99`. */
export function roundingLabel(rounding: PriceRounding, currency: string): string {
  if (rounding === "none") return "Not at all";
  if (rounding.startsWith("to")) return `To the nearest ${examplePrice(currency, Number(rounding.slice(2)))}`;
  const hasDecimals = currencyDigits(currency) > 0;
  return `So that it ends in ${hasDecimals ? examplePrice(currency, Number(rounding)).slice(1) : rounding}`;
}
