const grouped = (text: string, separator: string) =>
  new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`).test(text);

/** Returns the whole part without thousands separators; null if they are misplaced. */
function wholeOf(text: string, separator: "." | ","): string | null {
  if (/^\d+$/.test(text)) return text;
  return grouped(text, separator) ? text.replaceAll(separator, "") : null;
}

/** Splits at the decimal separator; `decimals` is empty without one. */
function split(text: string): { whole: string | null; decimals: string } {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return { whole: wholeOf(text, ","), decimals: "" };
  const mark = text[last] === "," ? "," : ".";
  const other = mark === "," ? "." : ",";
  const hasBoth = text.includes(other);
  const isGrouped = !hasBoth && grouped(text, mark) && (mark === "," || text.indexOf(mark) !== last);
  if (isGrouped) return { whole: wholeOf(text, mark), decimals: "" };
  return { whole: wholeOf(text.slice(0, last) || "0", other), decimals: text.slice(last + 1) };
}

/** The maximum length of a price with its currency and spaces. */
const MAX_CHARACTERS = 40;

/**
 * Parses a price such as `12`, `12.5`, `$12.50`, `12,50 €`, `1,234.00` or `1.234,00` into cents. A point before
 * three digits is not read as a thousands separator, since it may be a decimal point.
 * @returns null for no price, a negative one or fractions of cents
 */
export function readPrice(text: string): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const digits = text
    .normalize("NFKC")
    .replace(/[\s'’]/g, "")
    .replace(/^(?:\p{Sc}|[A-Za-z]{1,3}\p{Sc}?)|(?:\p{Sc}|[A-Za-z]{3})$/gu, "");
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const { whole, decimals } = split(digits);
  if (whole === null || whole.length > 9 || !/^\d{0,2}$/.test(decimals)) return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** Formats cents for spreadsheets: `12.50`. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2);
