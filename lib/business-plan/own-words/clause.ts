import type { Span } from "../read/spans";
import type { Text } from "../read/words";
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
import { foldedAt } from "./wording";

/** How a statement begins: who does what, or what the business is; the rest begins at `from`. */
export type Opening = {
  from: number;
  /** “We repair”, as it stands in the text. */
  doing: Span | null;
  /** “We”, “The Green Thread” */
  doer: Span | null;
  /** “a podcast studio” */
  is: Span | null;
};

const isAmount = ({ words }: Text, at: number) =>
  /^\d/.test(words[at]?.text ?? "") ||
  (/^\p{Lu}{3}$/u.test(words[at]?.text ?? "") && /^\d/.test(words[at + 1]?.text ?? ""));

/** The first word behind the thing that begins at a word. */
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

/** “We (also) hand out”: where the object begins; null where no verb follows. */
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

function withBeing(text: Text, at: number, to: number): Opening {
  const is = at + 1;
  const isThing = articles.has(foldedAt(text, is)) || leadings.has(foldedAt(text, is));
  if (!isThing) return { ...nothing, from: to };
  const end = endOfThing(text, is + 1, to);
  return { ...nothing, from: end, is: { from: is + 1, to: end } };
}

/** Where the subject of a statement ends; null where it begins with none. */
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

/** Reads how a statement begins. */
export function openingOf(text: Text, span: Span, names: readonly Span[]): Opening {
  const { from, to } = span;
  if (/^(?:include|includes|including)$/.test(foldedAt(text, from + 1)))
    return { ...nothing, from: from + 2 };
  const end = endOfSubject(text, span, names);
  const own = /^(?:our|my)$/.test(foldedAt(text, from)) && end ? { from: from + 1, to: end } : null;
  const isNamed = names.some((one) => one.from === from && one.to === end);
  if (
    end === null ||
    (!isSubject(foldedAt(text, from)) &&
      !own &&
      !isNamed &&
      !isThirdPerson(foldedAt(text, end)) &&
      !beings.has(foldedAt(text, end)))
  ) {
    if (!/^(?:a|an)$/.test(foldedAt(text, from))) return { ...nothing, from };
    const stop = endOfThing(text, from + 1, to);
    return { ...nothing, from: stop, is: { from: from + 1, to: stop } };
  }
  if (isContracted(foldedAt(text, from))) return withBeing(text, from, to);
  if (beings.has(foldedAt(text, end))) return withBeing(text, end, to);
  if (isNamed && text.words[end]?.gap.includes(",")) return withBeing(text, end - 1, to);
  if (isNamed && !/^\s$/.test(text.words[end]?.gap ?? "")) return { ...nothing, from: end };
  const object = afterVerb(text, end, to);
  if (object === null) return { ...nothing, from: to };
  const isOwner = /^(?:run|own|operate|runs|owns|operates)$/.test(foldedAt(text, object - 1));
  if (isOwner && articles.has(foldedAt(text, object))) {
    const stop = endOfThing(text, object + 1, to);
    return { ...nothing, from: stop, is: { from: object + 1, to: stop } };
  }
  return { from: object, doing: { from, to: object }, doer: { from, to: end }, is: own };
}

/** Where the object begins of a part that has a verb of its own: “hand out parcels”, “mend kettles”; else `from`. */
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
  if (!isVerb) return from;
  let at = from + 1;
  while (at < to - 1 && particles.has(foldedAt(text, at))) at++;
  return at;
}
