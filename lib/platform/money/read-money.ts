import { isSymbol, isSymbolOf } from "./currency-symbols";
import { currencyDigits } from "./money";

export type MoneyProblem =
  | { error: "empty" | "not-a-price" | "other-currency" | "too-many-decimals" }
  /** A price such as `5.555`; `readings` has the texts of both meanings. */
  | { error: "ambiguous"; readings: readonly [thousands: string, decimals: string] };

/** The maximum length of a price with its currency and spaces. */
const MAX_CHARACTERS = 40;

/** The maximum digits in front of the decimals. */
const MAX_WHOLE_DIGITS = 10;

/** Replaces Arabic, Persian and full-width digits and separators. */
const withPlainDigits = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");

/** Removes spaces, apostrophes and marks of direction. */
const compact = (text: string) => text.replace(/[\s'’\p{Cf}]/gu, "");

/** Digits that are no plain ones, such as the raised cents of `12⁵⁰`, or a fraction. */
const raisedDigit = /\p{No}/u;
/** Digits after a space or an apostrophe that are no group of thousands: `12 50`. */
const looseDigits = /\d[\s'’]+(?!\d{3}(?!\d))\d/;

const isGrouped = (text: string, separator: string) =>
  new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`).test(text);

/** Returns the whole part without thousands separators; null if they are misplaced. */
function wholeOf(text: string, separator: "." | ","): string | null {
  if (/^\d+$/.test(text)) return text;
  return isGrouped(text, separator) ? text.replaceAll(separator, "") : null;
}

/**
 * Says whether the only separator of a number, in front of three digits, separates thousands: neither in `0.500`, nor
 * for a currency of three decimals.
 */
const separatesThousands = (text: string, currency: string) =>
  !/^0*[.,]/.test(text) && currencyDigits(currency) < 3;

/**
 * Returns both meanings of a number whose only separator stands in front of three digits, in a currency of two decimals:
 * `5.555` has thousands, or a digit too many. Null for `0.500`, `1.234.567`, and for a comma in dollars.
 */
function readingsOf(number: string, currency: string): readonly [string, string] | null {
  const [, whole = "", mark, rest = ""] = /^(\d{1,3})([.,])(\d{3})$/.exec(number) ?? [];
  if (currencyDigits(currency) !== 2 || /^0*$/.test(whole) || (mark === "," && currency === "USD"))
    return null;
  return [`${whole}${rest}`, `${whole}.${rest.slice(0, 2)}`];
}

/** Splits at the decimal separator; `decimals` is empty without one. */
function split(text: string, currency: string): { whole: string | null; decimals: string } {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return { whole: text, decimals: "" };
  const mark = text[last] === "," ? "," : ".";
  const other = mark === "," ? "." : ",";
  const isOnly = text.indexOf(mark) === last;
  if (isGrouped(text, mark) && (!isOnly || separatesThousands(text, currency))) {
    return { whole: wholeOf(text, mark), decimals: "" };
  }
  return { whole: wholeOf(text.slice(0, last) || "0", other), decimals: text.slice(last + 1) };
}

/** A symbol, a number and a symbol. A point after an abbreviation is part of it, `Fr.12`, but not after the code. */
const partsOf = (price: string, currency: string) =>
  new RegExp(
    `^((?!${currency}\\.)[^\\d]*\\p{L}\\.|[^\\d.,]*)([.,]*\\d(?:[\\d.,]*\\d)?[.,]?)(\\D*)$`,
    "iu",
  ).exec(price);

/**
 * Reads a price such as `12`, `12.5`, `€ 12,50`, `1.234,50 EUR` or `1'234.50` into minor units. With a code or symbol
 * of another currency it is refused, and so is a number that can mean two: `5.555` in euros. Zeros are read as up to two
 * decimals by a currency that has none: `¥12.00`.
 */
export function readMoney(text: string, currency: string): { minor: number } | MoneyProblem {
  if (text.length > MAX_CHARACTERS || raisedDigit.test(text)) return { error: "not-a-price" };
  const plain = withPlainDigits(text);
  const price = compact(plain);
  if (!price) return { error: "empty" };
  if (looseDigits.test(plain)) return { error: "not-a-price" };
  const [, before = "", number = "", after = ""] = partsOf(price, currency) ?? [];
  const symbols = [before, after].filter((symbol) => symbol && !isSymbolOf(symbol, currency));
  if (!number || !symbols.every(isSymbol)) return { error: "not-a-price" };
  if (symbols.length > 0) return { error: "other-currency" };
  const readings = readingsOf(number, currency);
  if (readings) return { error: "ambiguous", readings };
  const { whole, decimals } = split(number, currency);
  if (whole === null || whole.length > MAX_WHOLE_DIGITS) return { error: "not-a-price" };
  const digits = currencyDigits(currency);
  const excess = decimals.slice(digits);
  if (decimals.length > Math.max(digits, 2) || /[^0]/.test(excess)) return { error: "too-many-decimals" };
  return { minor: Number(whole) * 10 ** digits + Number(decimals.slice(0, digits).padEnd(digits, "0")) };
}

/** Says how to write an ambiguous price. */
export const ambiguousWords = ([thousands, decimals]: readonly [string, string]): string =>
  `Write ${thousands} or ${decimals}`;
