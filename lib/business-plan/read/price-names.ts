import { startsPart } from "./clauses";
import { nameStops } from "./ordinary-words";
import { wordSet } from "./phrases";
import { capitalize, sameSentence, type Text } from "./words";

const MAX_WORDS = 6;

const subjects = wordSet("our my all offering with services prices now today only then fixed flat about");
const linking = wordSet(
  "for at from is are costs cost charge charges starts start starting only just of a an the our priced prices price each with",
);

function phrase(text: Text, from: number, to: number): string {
  const [first, last] = [text.words[from], text.words[to - 1]];
  if (!first || !last || to <= from) return "";
  const said = text.source.slice(first.start, last.end).replace(/\s+/gu, " ");
  return said.length > 60 || !/\p{L}{2}/u.test(said) ? "" : capitalize(said);
}

/** Words that are no part of a price's name: other amounts, the place and the business's name. */
export type Taken = { amounts: ReadonlySet<number>; others: ReadonlySet<number> };

const isTaken = ({ amounts, others }: Taken, at: number) => amounts.has(at) || others.has(at);

const isStop = (word: string) => [linking, nameStops, subjects].some((set) => set.has(word));

/** Returns whether the word before `at` belongs to the same phrase. */
function goesOnBefore(text: Text, at: number, taken: Taken): boolean {
  const [word, next] = [text.words[at - 1], text.words[at]];
  if (!word || !next || isTaken(taken, at - 1) || !sameSentence(text, at - 1, at)) return false;
  if (next.gap === "-" || word.gap === "-") return true;
  return !/[:\n.]/.test(next.gap) && !startsPart(text, at) && word.folded !== "and" && !isStop(word.folded);
}

/** Returns the beginning of “man and van £50” if it is the whole part; else the word after its “and”. */
function startOfJoined(text: Text, and: number, taken: Taken): number {
  let from = and;
  while (goesOnBefore(text, from, taken)) from--;
  const isWhole = startsPart(text, from) || /[:\n.]/.test(text.words[from]?.gap ?? "");
  return from < and && isWhole ? from : and + 1;
}

/** Returns the end of the name before a price, without “from”, “costs” and “in Leeds”. */
function endBefore(text: Text, at: number, taken: Taken): number | null {
  const { words } = text;
  let to = at;
  while (sameSentence(text, to - 1, at) && !/[,;\n]/.test(words[to]?.gap ?? "")) {
    const isOther = taken.others.has(to - 1);
    if (taken.amounts.has(to - 1)) return null;
    if (!linking.has(words[to - 1]?.folded ?? "") && !isOther) return to;
    to -= isOther && /^(?:in|near|around)$/.test(words[to - 2]?.folded ?? "") ? 2 : 1;
  }
  return null;
}

/** Returns the name before a price: “haircut $35”, “membership for £29”, “cleaning in Leeds from £20”, “60 min CHF 110”. */
export function nameBefore(text: Text, at: number, taken: Taken): string {
  const { words } = text;
  const to = endBefore(text, at, taken);
  if (to === null) return "";
  const last = words[to - 1]?.folded ?? "";
  if (last !== "in" && isStop(last)) return "";
  let from = to - 1;
  while (to - from < MAX_WORDS && goesOnBefore(text, from, taken)) from--;
  const before = words[from - 1]?.folded ?? "";
  if (/^(?:in|near|around)$/.test(before) && from > 1) return nameBefore(text, from - 1, taken);
  const start = before === "and" ? startOfJoined(text, from - 1, taken) : from;
  return phrase(text, to - start <= MAX_WORDS ? start : from, to);
}

/** Returns the name after a price: “$35 for a haircut”, in a list also “$35 haircut”. */
export function nameAfter(text: Text, at: number, taken: Taken, isListed: boolean): string {
  const { words } = text;
  let from = at;
  while (from < at + 2 && /^(?:for|a|an|the)$/.test(words[from]?.folded ?? "")) from++;
  if (!sameSentence(text, at - 1, from)) return "";
  if (from === at && (!isListed || !/^[ -]$/.test(words[at]?.gap ?? ""))) return "";
  let to = from;
  while (to - from < MAX_WORDS && sameSentence(text, to, from) && !isTaken(taken, to)) {
    const word = words[to]?.folded ?? "";
    if (isStop(word) || word === "and" || (to > from && startsPart(text, to))) break;
    to++;
  }
  const isWhole = startsPart(text, to) || isStop(words[to]?.folded ?? "") || words[to]?.folded === "and";
  return from > at || isWhole ? phrase(text, from, to) : "";
}
