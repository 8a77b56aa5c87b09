import { findAll, type Span } from "./spans";
import { abbreviations, type Text, type Word } from "./words";

const connectors = new Set(
  "of and by the de la le les du des del della dello di da do dos das van von der den und et y e el al en on sur upon zum zur".split(
    " ",
  ),
);
export const closers = new Set("inc ltd llc co gmbh ag sons llp plc".split(" "));

/** Returns whether a word can be part of a name: with a capital, a digit, or in a script without capitals. */
export const isProper = ({ text }: Word) => /\p{Lu}|\p{Lt}|\p{Lo}/u.test(text) || /^\d/.test(text);

const joined = /^(?: | ?& ?| ?\+ ?|[-‐‑–'’./@]| @ | x )$/;

function joins(previous: Word, next: Word): boolean {
  if (previous.sentence !== next.sentence) return false;
  if (joined.test(next.gap)) return true;
  if (next.gap === ". ") return abbreviations.has(previous.folded) || /^\p{Lu}$/u.test(previous.text);
  return next.gap === ", " && closers.has(next.folded);
}

/** The maximum length of a name, in words. */
const MAX_WORDS = 8;

/** Returns the longest run of proper words from a word; null if it isn't one. */
export function runAt({ words }: Text, from: number): Span | null {
  const first = words[from];
  if (!first || !isProper(first)) return null;
  let to = from + 1;
  while (to - from < MAX_WORDS) {
    const next = afterConnectors(words, to);
    if (next === null) break;
    to = next + 1;
  }
  return { from, to };
}

/** Returns the index of the name's next word, possibly after “of the”. */
function afterConnectors(words: readonly Word[], at: number): number | null {
  for (let next = at; next <= at + 2; next++) {
    const [previous, word] = [words[next - 1], words[next]];
    if (!previous || !word || !joins(previous, word)) return null;
    if (word.text === "I" && next > at) return null;
    if (isProper(word)) return next;
    if (!connectors.has(word.folded)) return null;
  }
  return null;
}

/** Returns all runs of a text without overlaps. */
export const runsOf = (text: Text): Span[] => findAll(text, (at) => runAt(text, at));

/** Returns the text of a span. */
export function wordingOf({ source, words }: Text, { from, to }: Span): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return "";
  const goesOn = words[to]?.sentence === last.sentence;
  const dotted = (goesOn && closers.has(last.folded)) || /^\.\p{Lu}?$/u.test(last.gap);
  const end = last.end + (dotted && source[last.end] === "." ? 1 : 0);
  return source.slice(first.start, end).replace(/\s+/gu, " ");
}

const abbreviated = new Map(["llc", "llp", "plc"].map((form) => [form, form.toUpperCase()]));

/** Capitalizes a name: “Sweet Crumbs of Bern”. */
export const titleCase = (name: string) =>
  name
    .toLowerCase()
    .split(" ")
    .map((word, index) =>
      index > 0 && (connectors.has(word) || abbreviated.has(word))
        ? (abbreviated.get(word) ?? word)
        : word.replace(
            /(^|[-&.(])(\p{Ll})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(" ");
