const grouped = (text: string, separator: string) =>
  new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`).test(text);

/** The whole part without the marks between its thousands; null where they stand elsewhere. */
function wholeOf(text: string, separator: "." | ","): string | null {
  if (/^\d+$/.test(text)) return text;
  return grouped(text, separator) ? text.replaceAll(separator, "") : null;
}

/** Before and behind the mark of the decimals; `decimals` is empty where there are none. */
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

/** No price is longer, with its currency and spaces. */
const MAX_CHARACTERS = 40;

/**
 * A price as people write it, in cents: `12`, `12.5`, `$12.50`, `12,50 €`, `1,234.00`, `1.234,00`. A point before three
 * digits is not taken for one between thousands, as it may stand before decimals.
 * @returns null where the text is no price, is negative or has parts of cents
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

/** Cents as a spreadsheet reads them: `12.50`. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2);
