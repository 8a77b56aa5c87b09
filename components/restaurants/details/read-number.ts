import { currencyName } from "@/lib/platform/money/currency-name";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { ambiguousWords, readMoney } from "@/lib/platform/money/read-money";
import { examplePrice, limitProblem } from "@/lib/restaurants/editor/price-text";

export type ReadNumber = { value: number } | { error: string };

/** Reads a rate such as `13.5`, `13,5 %` into basis points; an empty text is 0. */
export function readRate(text: string): ReadNumber {
  const number = text.trim().replace(/\s*%$/, "").replace(",", ".");
  if (number === "") return { value: 0 };
  const [, whole = "", decimals = ""] = /^(\d{1,3})(?:\.(\d*))?$/.exec(number) ?? [];
  if (whole === "") return { error: "Must be a number such as 13.5" };
  if (/[^0]/.test(decimals.slice(2))) return { error: "A rate has at most two decimals" };
  const value = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  return value > 10_000 ? { error: "At most 100 %" } : { value };
}

export const printRate = (basisPoints: number) =>
  Number.isNaN(basisPoints) ? "" : String(basisPoints / 100);

/** Reads an amount in a currency; an empty text is 0. */
export function readAmount(text: string, currency: string): ReadNumber {
  const read = readMoney(text, currency);
  if ("minor" in read) {
    const problem = limitProblem(read.minor, currency);
    return problem ? { error: problem } : { value: read.minor };
  }
  if (read.error === "empty") return { value: 0 };
  if (read.error === "ambiguous") return { error: ambiguousWords(read.readings) };
  if (read.error === "other-currency") return { error: `Amounts are in ${currencyName(currency)}` };
  return { error: `Must be an amount such as ${examplePrice(currency, 250)}` };
}

/** Reads a distance such as `2.5`, `2,5 km`. */
export function readKilometres(text: string): ReadNumber {
  const number = text
    .trim()
    .replace(/\s*km$/i, "")
    .replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(number)) return { error: "Must be a distance such as 2.5" };
  return { value: Number(number) };
}

export const printKilometres = (kilometres: number) => (Number.isNaN(kilometres) ? "" : String(kilometres));

export const printAmount = (minor: number, currency: string) =>
  Number.isNaN(minor) ? "" : plainAmount(minor, currency);
