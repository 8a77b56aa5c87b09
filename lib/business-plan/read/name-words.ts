import { startsPart } from "./clauses";
import { gazetteer } from "./gazetteer";
import { kindWords } from "./kind-mentions";
import { runAt } from "./name-runs";
import { calendarAndTongues, describers, nameStops, openers } from "./ordinary-words";
import { findPhrases } from "./phrases";
import { streets } from "./place-words";
import { currencies } from "./read-amounts";
import type { PlaceReading } from "./read-place";
import { indexesOf, type Span, spanOf, wordsIn } from "./spans";
import type { Text } from "./words";

/** The words of a text in names of kinds and cities, and the place of the business. */
export type Known = { kinds: ReadonlySet<number>; cities: ReadonlySet<number>; place: PlaceReading | null };

export const knownWords = (text: Text, place: PlaceReading | null): Known => ({
  kinds: kindWords(text),
  cities: wordsIn(findPhrases(text.words, gazetteer).map(spanOf)),
  place,
});

/** Drops words that begin a sentence from a run: “At Iron Temple” becomes “Iron Temple”. */
export function withoutOpener({ words }: Text, { from, to }: Span): Span {
  let start = from;
  while (start < to && openers.has(words[start]?.folded ?? "")) start++;
  return { from: start, to };
}

const isOrdinary = (word: string) =>
  [calendarAndTongues, currencies, describers, openers].some((set) => set.has(word));

const isNumbered = ({ words }: Text, { from, to }: Span) => {
  const inside = words.slice(from, to);
  return (
    inside.some(({ text }) => /^\d/.test(text)) &&
    inside.some(({ text, folded }) => /^\p{Lu}/u.test(text) && !isOrdinary(folded))
  );
};

/** “14 High Street” */
const isAddress = ({ words }: Text, { from, to }: Span) =>
  /^\d/.test(words[from]?.text ?? "") && streets.has(words[to - 1]?.folded ?? "");

/** Returns whether a span has a word that is only used in names. */
export function isName(text: Text, span: Span, { kinds, cities, place }: Known): boolean {
  const { from, to } = span;
  if (to <= from || isAddress(text, span) || (place && place.span.from <= from && to <= place.span.to))
    return false;
  const indexes = indexesOf(span);
  const isOfKind = indexes.some((at) => kinds.has(at));
  const own = indexes.filter((at) => {
    const { folded = "" } = text.words[at] ?? {};
    return !isOrdinary(folded) && !kinds.has(at) && !/^\d/.test(folded);
  });
  return own.some((at) => isOfKind || !cities.has(at)) || isNumbered(text, span);
}

/** The maximum length of a name in a text without usable capitals, in words. */
const MAX_WORDS = 5;

/** Returns the name that begins with a word: by its capitals, or up to a word that ends names. */
export function nameFrom(text: Text, from: number, isSure = false): Span | null {
  const run = text.letters === "mixed" ? runAt(text, from) : null;
  if (run || (text.letters === "mixed" && !isSure)) return run;
  const { words } = text;
  if (!isSure && /^\d/.test(words[from]?.text ?? "")) return null;
  let to = from;
  while (to < words.length && to - from < MAX_WORDS) {
    const [word, previous] = [words[to], words[to - 1]];
    const isLast = isSure && startsPart(text, to + 1);
    if (!word || (nameStops.has(word.folded) && to > from && !isLast)) break;
    if (to > from && (word.sentence !== previous?.sentence || !/^(?: | ?& ?|[-‐'’.])$/.test(word.gap))) break;
    if (word.folded === "and" && nameStops.has(words[to + 1]?.folded ?? "")) break;
    to++;
  }
  if (words[to - 1]?.folded === "and") to--;
  const first = words[from]?.folded ?? "";
  return to > from && (first === "the" ? to > from + 1 : !openers.has(first)) ? { from, to } : null;
}

/** Returns the name that ends before a word, at the beginning of its sentence or part. */
export function nameBefore(text: Text, to: number): Span | null {
  const { words } = text;
  let from = to - 1;
  while (from > 0 && to - from < 8) {
    const [word, previous] = [words[from], words[from - 1]];
    if (!word || word.sentence !== previous?.sentence || /[,:()–—]|\s-\s/.test(word.gap)) break;
    from--;
  }
  if (text.letters !== "mixed") {
    const isShort = to - from <= MAX_WORDS + 1 && !openers.has(words[from]?.folded ?? "");
    return isShort || words[from]?.folded === "the" ? { from, to } : null;
  }
  for (let start = from; start < to; start++) {
    const run = runAt(text, start);
    if (run?.to === to) return startsWithThe(text, run) ? run : withoutOpener(text, run);
  }
  return null;
}

const startsWithThe = ({ words }: Text, { from, to }: Span) => words[from]?.text === "The" && to > from + 1;
