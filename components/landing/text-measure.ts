const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** The approximate width of a text in letters; a CJK character or an emoji counts as two. */
export function measure(text: string): number {
  return Array.from(text).reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
}

/** The width of the longest word. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => (wide.test(word) ? 2 : measure(word))));
}

const tall = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|[\u1ea0-\u1ef9]/u;

/** Returns whether letters or marks are taller than the tightest line height. */
export const needsTallLines = (text: string): boolean => tall.test(text.normalize("NFC"));

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The characters as perceived by readers: a flag or a family is one. */
export function graphemes(text: string): string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** The first letters of the first and the last of at most `count` words. */
export function initials(name: string, count: 1 | 2 = 2): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  return picked
    .map((word) => graphemes(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
