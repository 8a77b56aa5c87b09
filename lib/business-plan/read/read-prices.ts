import { partsOf } from "./clauses";
import { wordSet } from "./phrases";
import { nameAfter, nameBefore, type Taken } from "./price-names";
import { type Amount, amountAt } from "./read-amounts";
import { isNumeric } from "./read-numbers";
import { findAll, type Span, wordsIn } from "./spans";
import { foldedAt, sameSentence, type Text } from "./words";

/** A price in the text and its name; without a name it is named by its unit. */
export type StatedPrice = { name: string; price: string; period: string; isNamed: boolean };

/** Words near amounts that the business pays, owns or wants, and doesn't charge. */
const privateMoney = wordSet(
  "rent pay pays paid paying salary salaries wage wages staff employee employees employ loan loans mortgage debt debts budget deposit instead invest invested investing investment investor investors turnover revenue profit profits fund funds funding raise raised spend spends spent owe owes earn earns earned worth save saves saving savings bought buying prize donate donated grant overheads expenses reach goal target competitor competitors",
);
/** “our costs are”, “running costs”: costs of the business itself. */
const ownCosts = wordSet("our my running monthly fixed total labour labor material");
const notPrices = wordSet("over above under below than worth to minimum max maximum was");
const notAmounts = /^(?:off|discount|voucher|vouchers|cashback|deposit|minimum)$/;
const MAX_PRICES = 6;

/** Returns whether an amount is a minimum price: “from £12”, “£12+”, “£12 and up”. */
function isLeast(text: Text, { from, to }: Amount, end: number): boolean {
  const before = `${foldedAt(text, from - 2)} ${foldedAt(text, from - 1)}`;
  const after = `${foldedAt(text, end)} ${foldedAt(text, end + 1)}`;
  const gap = text.words[to]?.gap ?? text.source.slice(text.words[to - 1]?.end);
  return (
    / (?:from|starting)$|^(?:starting|starts) at$/.test(before) ||
    /^[^\s\w.,]?\+/.test(gap) ||
    (sameSentence(text, end - 1, end) &&
      /^(?:upwards?|onwards?|(?:and|or) (?:up|upwards?|above|more))\b/.test(after))
  );
}

const units = new Map([
  ..."month week year hour person night session class visit day lesson piece head quarter couple room page project item box bouquet cut half-hour loaf kg bottle ticket child adult dog car"
    .split(" ")
    .map((unit) => [unit, unit] as const),
  ...Object.entries({ hr: "hour", h: "hour", wk: "week", mo: "month", yr: "year" }),
]);
/** Abbreviations with “per” and a unit: “£29 pcm”. */
const shortened = new Map(
  Object.entries({ pp: "person", ph: "hour", pcm: "month", pw: "week", pn: "night" }),
);
const adverbs = new Map([
  ...["month", "week", "year", "hour", "night"].map((unit) => [`${unit}ly`, unit] as const),
  ["annually", "year"],
  ["daily", "day"],
]);

/** Reads a period after a price, and its end: “per month” for “a month”, “/month”, “p/m”, “pcm” and “monthly”. */
function periodAfter(text: Text, at: number): { period: string; to: number } {
  const [word, next] = [text.words[at], text.words[at + 1]];
  const none = { period: "", to: at };
  if (!word || !sameSentence(text, at - 1, at) || /[,:(]/.test(word.gap)) return none;
  const said = adverbs.get(word.folded) ?? shortened.get(word.folded);
  const unit = said ?? (/\/|p\/?$/.test(word.gap) ? units.get(word.folded) : undefined);
  if (unit) return { period: `per ${unit}`, to: at + 1 };
  const isShort = word.folded === "p" && next?.gap === "/";
  const isEach = isShort || /^(?:a|an|per|each|every)$/.test(word.folded);
  const each = units.get(next?.folded ?? "") ?? (isShort ? shortened.get(`p${next?.folded}`) : undefined);
  return isEach && each ? { period: `per ${each}`, to: at + 2 } : none;
}

const isRange = (price: string) => /\d.*(?:[-–—/]| to ).*\d/.test(price);

/** “10 for £350” */
const setOf = (text: Text, at: number) =>
  foldedAt(text, at - 1) === "for" && /^\d+$/.test(foldedAt(text, at - 2))
    ? `Set of ${foldedAt(text, at - 2)}`
    : "";

function statedPrice(text: Text, amount: Amount, taken: Taken): StatedPrice | null {
  const isMinimum = foldedAt(text, amount.from - 1) === "min" && !isNumeric(text.words[amount.from - 2]);
  if (
    isMinimum ||
    notPrices.has(foldedAt(text, amount.from - 1)) ||
    notAmounts.test(foldedAt(text, amount.to))
  )
    return null;
  const { period, to } = periodAfter(text, amount.to);
  const before = nameBefore(text, amount.from, taken);
  const named = nameAfter(text, to, taken, before === "") || before;
  const name = named || setOf(text, amount.from) || period.replace("per", "Per");
  const price = `${isLeast(text, amount, to) && !isRange(amount.price) ? "from " : ""}${amount.price}`;
  return name && price.length <= 30 ? { name, price, period, isNamed: named !== "" } : null;
}

/** Returns the parts or sentences about money that is no price; `values` has the part or sentence of each word. */
function privateParts(text: Text, values: readonly number[]): ReadonlySet<number> {
  const isPrivate = (word: string, at: number) =>
    privateMoney.has(word) || (/^costs?$/.test(word) && ownCosts.has(foldedAt(text, at - 1)));
  return new Set(values.filter((_, at) => isPrivate(foldedAt(text, at), at)));
}

/** Reads the prices of a text with their names; `others` are the words of the place and of the business's name. */
export function readPrices(text: Text, others: readonly Span[] = []): StatedPrice[] {
  const [parts, sentences] = [partsOf(text), text.words.map(({ sentence }) => sentence)];
  const [inParts, inSentences] = [privateParts(text, parts), privateParts(text, sentences)];
  const amounts = findAll(text, (at) => amountAt(text, at));
  const taken = { amounts: wordsIn(amounts), others: wordsIn(others) };
  const prices = new Map<string, StatedPrice>();
  for (const amount of amounts) {
    if (prices.size >= MAX_PRICES) break;
    if (inParts.has(parts[amount.from] ?? -1)) continue;
    const stated = statedPrice(text, amount, taken);
    const isOfSale = stated?.isNamed || !inSentences.has(sentences[amount.from] ?? -1);
    if (stated && isOfSale && !prices.has(stated.name)) prices.set(stated.name, stated);
  }
  return [...prices.values()];
}
