import { indexesOf, type Span } from "../read/spans";
import { foldedAt, type Text } from "../read/words";
import { endOfThing } from "./clause";
import { articles, audiences, plainVerbs, pronouns, tailWords } from "./word-lists";

const isBreak = (gap: string) => /[,:;()“”"]| [-–]|—|\//.test(gap);
const isJoin = (word: string) => word === "and" || word === "or" || word === "plus";

/** Returns whether a verb follows an “and”: “in used grounds and sell them”. */
const hasVerb = (text: Text, at: number) =>
  plainVerbs.has(foldedAt(text, at)) &&
  (articles.has(foldedAt(text, at + 1)) || pronouns.has(foldedAt(text, at + 1)));

/**
 * Returns whether a part continues the prepositional phrase of the part before: “for schools, libraries and festivals”.
 */
function goesOn(text: Text, part: Span, next: Span): boolean {
  const end = endOfThing(text, part.from, part.to);
  const first = foldedAt(text, next.from);
  const inTail = end < part.to;
  if (tailWords.has(first)) return true;
  if (inTail && (articles.has(first) || audiences.has(first))) return true;
  const isOf = indexesOf({ from: part.from + 1, to: end }).some((at) => foldedAt(text, at) === "of");
  const isShort = next.to - next.from === 1;
  return isOf ? !tailWords.has(first) : inTail && isShort && tailWords.has(foldedAt(text, end));
}

/** Splits a list at commas and “and”, each part with its attributes. */
export function partsOfList(text: Text, { from, to }: Span): Span[] {
  const parts: Span[] = [];
  let start = from;
  let isMerged = false;
  const close = (end: number, next: number) => {
    if (end > start) {
      const part = { from: start, to: end };
      const before = parts.at(-1);
      isMerged = before !== undefined && (isMerged || goesOn(text, before, part));
      if (before && isMerged) before.to = end;
      else parts.push(part);
    }
    start = next;
  };
  for (let at = from; at < to; at++) {
    if (at > start && isBreak(text.words[at]?.gap ?? "")) close(at, at);
    if (!isJoin(foldedAt(text, at))) continue;
    const inTail = at > start && endOfThing(text, start, at) < at;
    if (!inTail || hasVerb(text, at + 1)) close(at, at + 1);
  }
  close(to, to);
  return parts;
}
