/** A word of a text, and the gap before it. */
export type Word = {
  text: string;
  /** In lower case and without accents, for comparing. */
  folded: string;
  gap: string;
  /** The index of its sentence. */
  sentence: number;
  start: number;
  end: number;
};

/** `upper` and `lower`: the text has no usable capitals. */
export type Letters = "mixed" | "upper" | "lower";

export type Text = { source: string; words: Word[]; letters: Letters };

const special = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", "’": "'", ʼ: "'" }),
);

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Converts a text to lower case without accents. */
export const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđı’ʼ]/g, (letter) => special.get(letter) ?? letter);

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
export const abbreviations = new Set("st mt ft dr mr mrs ms prof no nr bros".split(" "));

const isInitial = (word: Word) => /^\p{Lu}$/u.test(word.text);

/** Returns whether a sentence or list entry ends between two words. */
function endsSentence(previous: Word, gap: string, next: string): boolean {
  if (/[!?;…。！？•·|▪●‣✓✔]|\n\s*(?:\n|[-–—*])/u.test(gap)) return true;
  if (gap.includes("\n")) return /[.:]/.test(gap) || !/^\p{Ll}/u.test(next);
  if (!/\.\s/.test(gap)) return false;
  return gap !== ". " || !(abbreviations.has(previous.folded) || isInitial(previous));
}

/** Splits a text into words. */
export function wordsOf(source: string): Word[] {
  const words: Word[] = [];
  let [end, sentence] = [0, 0];
  for (const match of source.matchAll(wordPattern)) {
    const gap = source.slice(end, match.index);
    const previous = words.at(-1);
    if (previous && endsSentence(previous, gap, match[0])) sentence++;
    end = match.index + match[0].length;
    words.push({ text: match[0], folded: fold(match[0]), gap, sentence, start: match.index, end });
  }
  return words;
}

const hasCapital = ({ text }: Word) => /^\P{Ll}*\p{Lu}/u.test(text);

function lettersOf(words: Word[]): Letters {
  const long = words.filter(({ text }) => /\p{L}{2}/u.test(text) && /[\p{Lu}\p{Ll}]/u.test(text));
  const shouted = long.filter(({ text }) => !/\p{Ll}/u.test(text)).length;
  if (long.length > 2 && shouted > 0.8 * long.length) return "upper";
  const inside = words.filter((word, at) => word.sentence === words[at - 1]?.sentence);
  const says = inside.some((word) => hasCapital(word) && !/^i(?:'|$)/.test(word.folded));
  return says || (long[0] && !inside.some(({ text }) => /^\p{Ll}/u.test(text)) && hasCapital(long[0]))
    ? "mixed"
    : "lower";
}

/** Returns a text with its words. */
export function textOf(source: string): Text {
  const words = wordsOf(source);
  return { source, words, letters: lettersOf(words) };
}

/** Returns a word for comparisons; empty outside of the text. */
export const foldedAt = ({ words }: Text, at: number) => words[at]?.folded ?? "";

/** Returns the words from `from` up to but not including `to`, for comparisons. */
export const foldedBetween = ({ words }: Text, from: number, to: number) =>
  words
    .slice(Math.max(0, from), to)
    .map(({ folded }) => folded)
    .join(" ");

/** Returns whether a gap can separate two words of a phrase. */
export const isClose = (gap: string) => gap.length <= 3 && /^[ \n\-‐‑–&+'’/]+$/.test(gap);

/** Returns whether two words are in the same sentence. */
export const sameSentence = ({ words }: Text, at: number, other: number) =>
  words[at] !== undefined && words[at].sentence === words[other]?.sentence;
