import { readAccent } from "../read/read-accent";
import { indexesOf, type Span } from "../read/spans";
import { type Text, textOf } from "../read/words";
import { emptyWords } from "./word-lists";
import { asSentence } from "./wording";

/** A sentence or list entry about the business. */
export type Statement = Span & {
  /** Its text, as a sentence. */
  wording: string;
  /** True if it only names what the business does not offer. */
  isDenied: boolean;
  /** True if it is about the people of the business. */
  isOfPeople: boolean;
  isPriced: boolean;
};

const isPerson = /^I(?:'m| am) \p{Lu}/u;
const asked =
  /^(?:(?:please|hello|hi|hey|we|i|you|could|can|would|'d|like|need|want|a|an|am|are|looking|for|to|have|create|make|build|generate|design|write|me|us|new|nice|simple|good|modern|the|my|our)\b[\s,!]*)+(?:website|web site|site|webpage|web page|homepage|page)\b(?:\s+(?:for|about|of)\b)?\s*(?:(?:my|our)\s+)?/i;
const contact = /[\w.+-]{1,64}@[\w.-]{1,255}|[+(]?\d[\d ().-]{5,22}\d/g;
const money = /[£$€¥]\s?\d|\d\s?(?:[£$€¥]|[A-Z]{3}\b)/;
const ofPeople =
  /^(?:gegründet von|(?:founded|run|owned|led|opened|started|managed|established|created|set up) by)\b|^(?:owner|founder|manager|director|(?:guide|host|chair|teacher|artist|contact):)|^my name is\b/i;

/** Returns the sentences of a text as spans of words. */
function sentencesOf({ words }: Text): Span[] {
  const starts = words.flatMap(({ sentence }, at) => (sentence !== words[at - 1]?.sentence ? [at] : []));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

/** Drops a leading request for a website. */
function withoutRequest({ source, words }: Text, { from, to }: Span): Span {
  const [first, last] = [words[from], words[to - 1]];
  const length = asked.exec(source.slice(first?.start, last?.end))?.[0].length ?? 0;
  if (length === 0 || !first) return { from, to };
  const start = words.findIndex((word, at) => at >= from && word.start >= first.start + length);
  return { from: start < 0 ? to : Math.min(start, to), to };
}

/** Returns whether it has content besides words with another use, such as the name and contact details. */
function saysMore({ source, words }: Text, { from, to }: Span, elsewhere: ReadonlySet<number>): boolean {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  const reached = [...source.slice(start, end).matchAll(contact)].map((found) => [
    start + found.index,
    start + found.index + found[0].length,
  ]);
  return words.slice(from, to).some((word, offset) => {
    const isContact = reached.some(([first = 0, last = 0]) => word.start >= first && word.end <= last);
    return !isContact && !elsewhere.has(from + offset) && !emptyWords.has(word.folded);
  });
}

/** Returns the statements of a text about the business, without requests and without those made of `elsewhere`. */
export function statementsOf(
  text: Text,
  elsewhere: ReadonlySet<number>,
  denied: ReadonlySet<number>,
): Statement[] {
  return sentencesOf(text).flatMap((whole) => {
    const span = withoutRequest(text, whole);
    const [first, last] = [text.words[span.from], text.words[span.to - 1]];
    if (span.from >= span.to || !first || !last || !saysMore(text, span, elsewhere)) return [];
    const next = text.words[span.to]?.start ?? text.source.length;
    const opening = /[£$€¥“"(#+]+$/u.exec(first.gap)?.[0] ?? "";
    const wording = opening + text.source.slice(first.start, last.end).replace(/\s+/gu, " ");
    if (readAccent(textOf(wording)) && /^(?:colou?rs?|please|we like|use)\b/i.test(wording)) return [];
    const closing = /^[.!?…)”"'’]+/u.exec(text.source.slice(last.end, next))?.[0] ?? "";
    const isDenied = indexesOf(span).filter((at) => denied.has(at)).length * 2 > span.to - span.from;
    return [
      {
        ...span,
        wording: asSentence(wording + closing),
        isDenied,
        isOfPeople: ofPeople.test(wording) || isPerson.test(wording),
        isPriced: money.test(wording),
      },
    ];
  });
}
