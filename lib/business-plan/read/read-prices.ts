import { nameStops } from "./ordinary-words";
import { wordSet } from "./phrases";
import { numberAt, type ReadNumber } from "./read-numbers";
import { sameSentence, type Text } from "./words";

/** A price that the owner states, and what it is for. */
export type StatedPrice = { name: string; price: string; period: string };

const symbols = /[$€£¥₹₩₺₽]/;
export const currencies = wordSet(
  "chf usd eur gbp fr sfr aud cad dollars dollar euros euro pounds francs bucks",
);
const subjects = wordSet("our my all offering with services prices now today only");
const notPrices = wordSet("over above under below than worth save saving raised to revenue budget");
const units = wordSet(
  "month week year hour person night session class visit day lesson piece head quarter couple room page project item box bouquet cut half-hour",
);
const adverbs: Record<string, string> = {
  monthly: "per month",
  weekly: "per week",
  yearly: "per year",
  annually: "per year",
  hourly: "per hour",
  daily: "per day",
  nightly: "per night",
};
const MOST = 6;

const afterOf = (text: Text, at: number) => text.words[at]?.gap ?? text.source.slice(text.words[at - 1]?.end);

type Currency = { from: number; to: number; before: string; after: string };

function currencyOf(text: Text, { from, to }: ReadNumber): Currency | null {
  const before = text.words[from]?.gap ?? "";
  const symbol = before.trimEnd().at(-1) ?? "";
  if (symbols.test(symbol)) return { from, to, before: symbol, after: "" };
  const previous = text.words[from - 1];
  if (previous && currencies.has(previous.folded) && /^[. ]{0,2}$/.test(before))
    return { from: from - 1, to, before: `${previous.text} `, after: "" };
  const gap = afterOf(text, to).trimStart();
  if (symbols.test(gap.charAt(0))) return { from, to, before: "", after: ` ${gap.charAt(0)}` };
  const next = text.words[to];
  return next && currencies.has(next.folded) && next.gap === " "
    ? { from, to: to + 1, before: "", after: ` ${next.text}` }
    : null;
}

/** Whether a number is an amount of money. */
export const isPrice = (text: Text, number: ReadNumber) => currencyOf(text, number) !== null;

/** “per month” of “a month”, “/month” or “monthly” after a price. */
function periodAfter(text: Text, at: number): { period: string; to: number } {
  const word = text.words[at];
  if (!word || !sameSentence(text, at - 1, at) || /[,:(]/.test(word.gap)) return { period: "", to: at };
  const adverb = Object.hasOwn(adverbs, word.folded) ? adverbs[word.folded] : undefined;
  if (adverb) return { period: adverb, to: at + 1 };
  if (units.has(word.folded) && /\/|p\/?$/.test(word.gap))
    return { period: `per ${word.folded}`, to: at + 1 };
  const unit = text.words[at + 1];
  const isEach = /^(?:a|an|per|each|every)$/.test(word.folded) && unit && units.has(unit.folded);
  return isEach ? { period: `per ${unit.folded}`, to: at + 2 } : { period: "", to: at };
}

const linking = wordSet(
  "for at from is are costs cost starts start starting only just of a an the our priced prices price each and with",
);

function phrase(text: Text, from: number, to: number): string {
  const [first, last] = [text.words[from], text.words[to - 1]];
  if (!first || !last || to <= from) return "";
  const said = text.source.slice(first.start, last.end).replace(/\s+/gu, " ");
  return said.length > 60 ? "" : said.charAt(0).toUpperCase() + said.slice(1);
}

/** What stands before a price: “haircut $35”, “membership for £29”, “cleaning in Leeds from £20”. */
function nameBefore(text: Text, at: number): string {
  const { words } = text;
  let to = at;
  while (to > 0 && sameSentence(text, to - 1, at) && linking.has(words[to - 1]?.folded ?? "")) to--;
  if (/[,;\n]/.test(words[to]?.gap ?? "") || !sameSentence(text, to - 1, at)) return "";
  let from = to;
  while (from > 0 && to - from < 4 && sameSentence(text, from - 1, at) && goesOnBefore(text, from)) from--;
  const where = words[from - 1]?.folded ?? "";
  return /^(?:in|near|around)$/.test(where) && from > 1 ? nameBefore(text, from - 1) : phrase(text, from, to);
}

/** Whether the word before `at` belongs to the same thing. */
function goesOnBefore({ words }: Text, at: number): boolean {
  const [word, next] = [words[at - 1], words[at]];
  if (!word || !next || /^\d/.test(word.text)) return false;
  if (next.gap === "-" || word.gap === "-") return true;
  if (/[,;:\n(.]| [-–] /.test(next.gap)) return false;
  return ![linking, nameStops, subjects].some((set) => set.has(word.folded));
}

/** What stands behind a price: “$35 for a haircut”. */
function nameAfter(text: Text, at: number): string {
  const { words } = text;
  let from = at;
  while (from < at + 2 && /^(?:for|a|an|the)$/.test(words[from]?.folded ?? "")) from++;
  if (from === at || !sameSentence(text, at - 1, from)) return "";
  let to = from;
  while (to - from < 4 && sameSentence(text, to, from)) {
    const word = words[to];
    if (
      !word ||
      nameStops.has(word.folded) ||
      word.folded === "and" ||
      (to > from && /[,;:\n(]/.test(word.gap))
    )
      break;
    to++;
  }
  return phrase(text, from, to);
}

function priceAt(text: Text, number: ReadNumber): StatedPrice | null {
  const currency = currencyOf(text, number);
  if (!currency) return null;
  const before = text.words[currency.from - 1]?.folded ?? "";
  const next = text.words[currency.to]?.folded ?? "";
  if (notPrices.has(before) || /^(?:off|million|billion|discount|voucher)$/.test(next)) return null;
  const { period, to } = periodAfter(text, currency.to);
  const name = nameAfter(text, to) || nameBefore(text, currency.from);
  const from =
    /^(?:from|starting)$/.test(before) ||
    /^(?:starting|starts) at$/.test(`${text.words[currency.from - 2]?.folded} ${before}`)
      ? "from "
      : "";
  const price = `${from}${currency.before}${number.digits}${currency.after}`;
  return name && price.length <= 30 ? { name, price, period } : null;
}

/** The prices that a text states, each with what it is for. */
export function readPrices(text: Text): StatedPrice[] {
  const prices = new Map<string, StatedPrice>();
  for (let at = 0; at < text.words.length && prices.size < MOST; at++) {
    const number = numberAt(text, at);
    if (!number) continue;
    at = number.to - 1;
    const stated = priceAt(text, number);
    if (stated && !prices.has(stated.name)) prices.set(stated.name, stated);
  }
  return [...prices.values()];
}
