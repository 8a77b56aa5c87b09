import type { Span } from "../read/spans";
import { foldedAt, type Text } from "../read/words";
import {
  articles,
  auxiliaries,
  beings,
  isThirdPerson,
  leadings,
  particles,
  plainVerbs,
  pronouns,
  subjects,
  tailWords,
} from "./word-lists";

/** The beginning of a statement: subject and verb, or a noun for the business; the rest begins at `from`. */
export type Opening = {
  from: number;
  /** “We repair”, as in the text. */
  doing: Span | null;
  /** “We”, “The Green Thread” */
  doer: Span | null;
  /** “a podcast studio” */
  is: Span | null;
};

const isAmount = ({ words }: Text, at: number) =>
  /^\d/.test(words[at]?.text ?? "") ||
  (/^\p{Lu}{3}$/u.test(words[at]?.text ?? "") && /^\d/.test(words[at + 1]?.text ?? ""));

/** Returns the index after the noun phrase that begins at `from`. */
export function endOfThing(text: Text, from: number, to: number): number {
  let at = from + 1;
  while (
    at < to &&
    !isAmount(text, at) &&
    !tailWords.has(foldedAt(text, at)) &&
    !/[,:;()“"]| [-–]|—/.test(text.words[at]?.gap ?? "")
  )
    at++;
  return at;
}

/** Returns the index of the object after “We (also) hand out”; null without a verb. */
function afterVerb(text: Text, subjectEnd: number, to: number): number | null {
  let at = subjectEnd;
  while (at < to && auxiliaries.has(foldedAt(text, at))) at++;
  if (at >= to || beings.has(foldedAt(text, at))) return null;
  at++;
  while (at < to - 2 && /^(?:and|or)$/.test(foldedAt(text, at)) && plainVerbs.has(foldedAt(text, at + 1)))
    at += 2;
  if (at < to - 1 && /^takes? in$/.test(`${foldedAt(text, at - 1)} ${foldedAt(text, at)}`)) at++;
  while (at < to - 1 && particles.has(foldedAt(text, at))) at++;
  const isOf = /^special|^deal/.test(foldedAt(text, at - 1)) ? /^(?:in|with)$/ : /^(?:with|for|about)$/;
  if (at < to - 1 && isOf.test(foldedAt(text, at))) at++;
  return at < to ? at : null;
}

const isContracted = (word: string) => /^(?:we|i|it|they)'(?:re|m|s)$/.test(word);
export const isSubject = (word: string) => subjects.has(word) || isContracted(word);

const nothing = { doing: null, doer: null, is: null };

/** Reads “a podcast studio”, from the word after its article. */
function thingFrom(text: Text, from: number, to: number): Opening {
  const end = endOfThing(text, from, to);
  return { ...nothing, from: end, is: { from, to: end } };
}

function withBeing(text: Text, at: number, to: number): Opening {
  const is = at + 1;
  const isThing = articles.has(foldedAt(text, is)) || leadings.has(foldedAt(text, is));
  return isThing ? thingFrom(text, is + 1, to) : { ...nothing, from: to };
}

/** Returns the index after the subject of a statement; null without a subject. */
function endOfSubject(text: Text, { from, to }: Span, names: readonly Span[]): number | null {
  const name = names.find((one) => one.from === from && one.to < to);
  if (isSubject(foldedAt(text, from))) return from + 1;
  if (name) return name.to;
  if (!/^(?:our|my|the)$/.test(foldedAt(text, from))) return null;
  for (let at = from + 2; at < Math.min(from + 6, to - 1); at++) {
    if (isThirdPerson(foldedAt(text, at)) || beings.has(foldedAt(text, at))) return at;
  }
  return null;
}

function withoutSubject(text: Text, { from, to }: Span): Opening {
  const isThing = /^(?:a|an)$/.test(foldedAt(text, from)) && from + 1 < to;
  return isThing ? thingFrom(text, from + 1, to) : { ...nothing, from };
}

/** Reads the beginning of a statement. */
export function openingOf(text: Text, span: Span, names: readonly Span[]): Opening {
  const { from, to } = span;
  const first = foldedAt(text, from);
  if (/^(?:include|includes|including)$/.test(foldedAt(text, from + 1)))
    return { ...nothing, from: from + 2 };
  const end = endOfSubject(text, span, names);
  if (end === null) return withoutSubject(text, span);
  if (isContracted(first)) return withBeing(text, from, to);
  if (beings.has(foldedAt(text, end))) return withBeing(text, end, to);
  const isNamed = names.some((one) => one.from === from && one.to === end);
  const gap = text.words[end]?.gap ?? "";
  if (isNamed && gap.includes(",")) return withBeing(text, end - 1, to);
  if (isNamed && !/^\s$/.test(gap)) return { ...nothing, from: end };
  const object = afterVerb(text, end, to);
  if (object === null) return { ...nothing, from: to };
  const isOwner = /^(?:run|own|operate|runs|owns|operates)$/.test(foldedAt(text, object - 1));
  if (isOwner && articles.has(foldedAt(text, object))) return thingFrom(text, object + 1, to);
  const is = /^(?:our|my)$/.test(first) ? { from: from + 1, to: end } : null;
  return { from: object, doing: { from, to: object }, doer: { from, to: end }, is };
}

/** Returns the index of the object of a part with a verb: “hand out parcels”, “mend kettles”; else `from`. */
export function afterOwnVerb(text: Text, from: number, to: number, isDone: boolean): number {
  const [word, next] = [foldedAt(text, from), foldedAt(text, from + 1)];
  if (from + 1 >= to || text.words[from + 1]?.gap !== " ") return from;
  const isVerb = isDone
    ? plainVerbs.has(word) ||
      isThirdPerson(word) ||
      particles.has(next) ||
      articles.has(next) ||
      pronouns.has(next)
    : isThirdPerson(word);
  if (!isVerb || tailWords.has(next)) return from;
  let at = from + 1;
  while (at < to - 1 && particles.has(foldedAt(text, at))) at++;
  return at;
}
