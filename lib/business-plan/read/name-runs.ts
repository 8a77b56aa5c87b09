import { findAll, type Span } from "./spans";
import { abbreviations, type Text, type Word } from "./words";

const connectors = new Set(
  "of and by the de la le les du des del della dello di da do dos das van von der den und et y e el al en on sur upon zum zur".split(
    " ",
  ),
);
export const closers = new Set("inc ltd llc co gmbh ag sons llp plc".split(" "));

/** Whether the word is written as a name is: with a capital, a digit, or in a script that has no capitals. */
export const isProper = ({ text }: Word) => /\p{Lu}|\p{Lt}|\p{Lo}/u.test(text) || /^\d/.test(text);

const joined = /^(?: | ?& ?| ?\+ ?|[-‐‑–'’./@]| @ | x )$/;

function joins(previous: Word, next: Word): boolean {
  if (previous.sentence !== next.sentence) return false;
  if (joined.test(next.gap)) return true;
  if (next.gap === ". ") return abbreviations.has(previous.folded) || /^\p{Lu}$/u.test(previous.text);
  return next.gap === ", " && closers.has(next.folded);
}

/** The longest name a run may be, in words. */
const MAX_WORDS = 8;

/** The name that begins with a word and goes on as long as its words are written as names are; null where none does. */
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

/** The next word of the name, which may stand behind “of the”. */
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

/** Every run of a text, from its beginning on, none inside another. */
export const runsOf = (text: Text): Span[] => findAll(text, (at) => runAt(text, at));

/** The words of a span as they stand in the text. */
export function wordingOf({ source, words }: Text, { from, to }: Span): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return "";
  const goesOn = words[to]?.sentence === last.sentence;
  const dotted = (goesOn && closers.has(last.folded)) || /^\.\p{Lu}?$/u.test(last.gap);
  const end = last.end + (dotted && source[last.end] === "." ? 1 : 0);
  return source.slice(first.start, end).replace(/\s+/gu, " ");
}

const abbreviated = new Map(["llc", "llp", "plc"].map((form) => [form, form.toUpperCase()]));

/** “sweet crumbs of bern” as a name is written. */
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
