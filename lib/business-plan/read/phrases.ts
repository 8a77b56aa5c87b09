import { fold, isClose, type Word, wordsOf } from "./words";

/** A found phrase: its value, first word and number of words. */
export type Found<Value> = { value: Value; at: number; length: number; isPlural: boolean };

export type PhraseIndex<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>;

/** Returns the folded words of a phrase. */
export const phraseWords = (phrase: string) => wordsOf(phrase).map(({ folded }) => folded);

/** Indexes phrases by their first word, so that lookups don't depend on their number. */
export function indexPhrases<Value>(
  entries: Iterable<readonly [phrase: string, value: Value]>,
): PhraseIndex<Value> {
  const index = new Map<string, { words: string[]; value: Value }[]>();
  for (const [phrase, value] of entries) {
    const words = phraseWords(phrase);
    const [first = ""] = words;
    index.set(first, [...(index.get(first) ?? []), { words, value }]);
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Returns the word, and its possible singular forms. */
function formsOf(word: string): string[] {
  const plain = word.replace(/'s?$/, "");
  const forms = [word, plain];
  if (/.{2}ies$/.test(plain)) forms.push(`${plain.slice(0, -3)}y`);
  if (/.{2}es$/.test(plain)) forms.push(plain.slice(0, -2));
  if (/.{2}s$/.test(plain)) forms.push(plain.slice(0, -1));
  return forms;
}

/** Finds phrases of the index without overlaps, the longest at each word. */
export function findPhrases<Value>(words: readonly Word[], index: PhraseIndex<Value>): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = findAt(words, index, at);
    if (!one) continue;
    found.push(one);
    at += one.length - 1;
  }
  return found;
}

function findAt<Value>(words: readonly Word[], index: PhraseIndex<Value>, at: number): Found<Value> | null {
  const first = words[at]?.folded ?? "";
  const candidates = [...new Set(formsOf(first))].flatMap((form) => index.get(form) ?? []);
  let best: Found<Value> | null = null;
  for (const { words: phrase, value } of candidates) {
    if (best && phrase.length <= best.length) continue;
    if (phrase.length > 1 && phrase[0] !== first) continue;
    const isThere = phrase.every((part, offset) => {
      const word = words[at + offset];
      if (!word || (offset > 0 && !isClose(word.gap))) return false;
      return offset === phrase.length - 1 ? formsOf(word.folded).includes(part) : word.folded === part;
    });
    const last = words[at + phrase.length - 1]?.folded;
    if (isThere)
      best = { value, at, length: phrase.length, isPlural: last !== phrase.at(-1) && !last?.endsWith("'s") };
  }
  return best;
}

/** Makes a set of folded words from a text. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold));
