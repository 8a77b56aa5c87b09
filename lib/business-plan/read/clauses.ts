import { sameSentence, type Text } from "./words";

/** Returns whether a word begins a new part of a text, after a sentence end, comma, dash or bracket. */
export function startsPart(text: Text, at: number): boolean {
  const word = text.words[at];
  if (!word || !sameSentence(text, at - 1, at)) return true;
  return /[;()—]|,(?!$)| [-–]|[-–] /.test(word.gap) || (word.gap === "," && !/^\d/.test(word.text));
}

/** Returns the part of the text for each word, from 0. */
export function partsOf(text: Text): number[] {
  let part = -1;
  return text.words.map((_, at) => {
    if (startsPart(text, at)) part++;
    return part;
  });
}
