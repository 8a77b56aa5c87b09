import { calendarAndTongues } from "../read/ordinary-words";
import type { Span } from "../read/spans";
import { capitalize, fold, type Text, uncapitalize } from "../read/words";

/** Returns the text of a span. */
export function wordingAt({ source, words }: Text, { from, to }: Span): string {
  if (from >= to) return "";
  const currency = /[£$€¥]\s?$/u.exec(words[from]?.gap ?? "")?.[0] ?? "";
  return currency + source.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/gu, " ");
}

/** Drops the capital of a sentence's beginning. */
export const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !calendarAndTongues.has(fold(text.split(" ")[0] ?? ""))
    ? uncapitalize(text)
    : text;

/** Returns a capitalized title as it is written in the text. */
export function phraseOf({ source, words }: Text, title: string): string {
  const start = source.toLowerCase().indexOf(title.toLowerCase());
  const at = words.findIndex((word) => word.start === start);
  const isFirst = at < 0 || words[at]?.sentence !== words[at - 1]?.sentence;
  return isFirst ? inSentence(title) : source.slice(start, start + title.length);
}

/** Converts a text to a sentence with a capital and a full stop, without trailing separators. */
export function asSentence(text: string): string {
  const plain = text.replace(/[\s,:;–—-]+$/u, "");
  return plain && capitalize(plain).replace(/([^.!?…)”"])$/u, "$1.");
}
