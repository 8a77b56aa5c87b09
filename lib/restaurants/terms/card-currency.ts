import { currencyDigits } from "@/lib/platform/money/money";

/**
 * Currencies that the payment provider counts with other decimals than ISO 4217
 * (https://docs.stripe.com/currencies#zero-decimal, #special-cases).
 */
const countedOtherwise = ["ISK", "UGX", "MGA"];

/** Returns why cards can't be charged in a currency; null if they can. */
export function cardCurrencyProblem(currency: string): string | null {
  const isCharged = currencyDigits(currency) <= 2 && !countedOtherwise.includes(currency);
  return isCharged ? null : `Cards can’t be charged in ${currency} here`;
}
