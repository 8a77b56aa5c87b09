import { isSymbol } from "@/lib/platform/money/currency-symbols";

/** A symbol, a text in brackets at the end or a code at the end: `Price €`, `Price (kr)`, `Price EUR`. */
const marks = [
  /((?<!\p{L})\p{L}{1,3}\p{Sc}|\p{Sc})/u,
  /[([]\s*([^()[\]]{1,5}?)\s*[)\]]\s*$/u,
  /\s([A-Z]{3})\s*$/u,
];

/** Says whether a text is a symbol or a code in capitals, unlike the word in `Price (all)`. */
const isMark = (text: string) => !/^[A-Za-z]{3}$/.test(text) || text === text.toUpperCase();

const currencyIn = (heading: string): string | undefined =>
  marks.flatMap((mark) => mark.exec(heading)?.[1] ?? []).find((text) => isMark(text) && isSymbol(text));

/** Returns a heading without its currency: “Price (EUR)” is “Price”. */
export function withoutCurrency(heading: string): string {
  const currency = currencyIn(heading);
  return currency ? heading.replace(currency, "") : heading;
}

/** Adds the currency in a heading to a price without one, so that it is checked like one in the cell. */
export function withHeadingCurrency(cell: string, heading: string): string {
  const currency = /^[\p{Nd}.,\s'’]*\p{Nd}[\p{Nd}.,\s'’]*$/u.test(cell) && currencyIn(heading);
  return currency ? `${currency} ${cell.trim()}` : cell;
}
