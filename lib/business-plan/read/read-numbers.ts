import type { Text, Word } from "./words";

/** A number in a text: its digits as written, and its words. */
export type ReadNumber = { digits: string; from: number; to: number };

const counted = new Map([
  ..."two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index) => [word, String(index + 2)] as const),
  ...Object.entries({ fifteen: "15", twenty: "20", thirty: "30", forty: "40", fifty: "50", hundred: "100" }),
]);
const magnitudes = /^(?:thousand|million|billion|mio|mn|bn|k|m|dozen|hundred)s?$/;

const isDigits = (word: Word | undefined) => word !== undefined && /^[0-9][0-9'’]{0,11}$/.test(word.text);

/** Returns whether a word is a number, or a part of one. */
export const isNumeric = (word: Word | undefined) =>
  word !== undefined && (counted.has(word.folded) || isDigits(word));

/** Returns whether the word at `at` continues the number before it: “4.9”, “1.2k”, “twenty-five”, “30–45”. */
export function goesOn({ words }: Text, at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (!previous || !word) return false;
  if (/^[.,:]$/.test(word.gap)) return /\d$/.test(previous.text) && /^\d/.test(word.text);
  return /^(?: | ?[-–—/] ?)$/.test(word.gap) && isNumeric(previous) && isNumeric(word);
}

/** Returns the end of the digits that begin with a word: thousands with commas, points or spaces, then decimals. */
function endOfDigits(words: readonly Word[], from: number): number {
  let to = from + 1;
  const isNext = (gap: RegExp, digits: RegExp) =>
    gap.test(words[to]?.gap ?? "") && digits.test(words[to]?.text ?? "");
  if ((words[from]?.text.length ?? 0) <= 3) {
    while (to < from + 4 && isNext(/^[., ]$/, /^\d{3}$/)) to++;
  }
  return isNext(/^[.,]$/, /^\d{1,2}$/) ? to + 1 : to;
}

/** Reads the digits that begin with a word, without checking the words around. */
export function digitsFrom({ source, words }: Text, from: number): ReadNumber | null {
  const word = words[from];
  if (!word || !isNumeric(word)) return null;
  const to = isDigits(word) ? endOfDigits(words, from) : from + 1;
  return { digits: counted.get(word.folded) ?? source.slice(word.start, words[to - 1]?.end), from, to };
}

/** Returns whether the number continues after the digits: “1.2k”, “2 million”, “1.2.2024”. */
export function isCut(text: Text, to: number): boolean {
  const next = text.words[to];
  return goesOn(text, to) || (next !== undefined && /^[ -]?$/.test(next.gap) && magnitudes.test(next.folded));
}

/** Reads the number that begins with a word: “1,200”, “3.5”, “1 200”, “twelve”; null if it is part of another. */
export function numberAt(text: Text, from: number): ReadNumber | null {
  const number = digitsFrom(text, from);
  return number && !goesOn(text, from) && !isCut(text, number.to) ? number : null;
}
