import { currencyDigits } from "./money";

/** Formats minor units without a symbol, for fields, files and structured data: `12.50`. */
export function plainAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
