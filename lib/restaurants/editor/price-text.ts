import { currencyName } from "@/lib/platform/money/currency-name";
import { currencyDigits, formatMoney } from "@/lib/platform/money/money";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { ambiguousWords, readMoney } from "@/lib/platform/money/read-money";
import { menuLimits } from "@/lib/restaurants/limits";

/** The minor units of 0.01; one minor unit in currencies with fewer decimals. */
export const hundredth = (currency: string): number => 10 ** Math.max(0, currencyDigits(currency) - 2);

/** Formats hundredths as an example: 1250 is `12.50`, and `1250` in a currency without decimals. */
export const examplePrice = (currency: string, hundredths = 1250): string =>
  plainAmount(hundredths * hundredth(currency), currency);

/** Messages for an empty text and for one that is no price. */
export type PriceMessages = { missing: string; unreadable: string };

/** Reads a price into minor units; refuses prices in another currency, ambiguous ones, and those above the limit. */
export function readPrice(
  text: string,
  currency: string,
  { missing, unreadable }: PriceMessages,
): { minor: number } | { refusal: string } {
  const read = readMoney(text, currency);
  if ("minor" in read) {
    const problem = limitProblem(read.minor, currency);
    return problem === null ? read : { refusal: problem };
  }
  if (read.error === "other-currency")
    return { refusal: `This menu’s prices are in ${currencyName(currency)}` };
  if (read.error === "ambiguous")
    return { refusal: `“${text.trim()}” can mean two prices. ${ambiguousWords(read.readings)}` };
  return { refusal: read.error === "empty" ? missing : unreadable };
}

/** Formats the highest price, with thousands separators: `$10,000,000.00`. */
export const highestPrice = (currency: string): string => formatMoney(menuLimits.priceCents, currency, "en");

/** Returns a message for a price above the limit; null within it. */
export const limitProblem = (minor: number, currency: string): string | null =>
  minor > menuLimits.priceCents ? `At most ${highestPrice(currency)}` : null;
