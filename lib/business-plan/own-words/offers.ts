import { isNumeric } from "../read/read-numbers";
import { indexesOf, type Span } from "../read/spans";
import { capitalize, foldedAt, type Text } from "../read/words";
import { afterOwnVerb, endOfThing, isSubject, type Opening, openingOf } from "./clause";
import { partsOfList } from "./parts";
import type { Statement } from "./statements";
import {
  articles,
  audiences,
  emptyWords,
  leadings,
  particles,
  pronouns,
  subjects,
  tailWords,
} from "./word-lists";
import { asSentence, wordingAt } from "./wording";

/** An offer in the writer's words; the description may be empty. */
export type OwnOffer = { title: string; description: string };

const MAX_TITLE_LENGTH = 60;

const saysNothing = (word: string) => word.length < 3 || emptyWords.has(word);
const isOpen = (word: string) =>
  word === "of" || particles.has(word) || tailWords.has(word) || subjects.has(word);

/** Returns whether a phrase can be an offer: no name, place, number or amount, and not only words without content. */
function isThing(text: Text, span: Span, elsewhere: ReadonlySet<number>): boolean {
  const [first, title] = [foldedAt(text, span.from), wordingAt(text, span)];
  const own = indexesOf(span).filter((at) => !elsewhere.has(at));
  return (
    own.some((at) => !saysNothing(foldedAt(text, at))) &&
    !isNumeric(text.words[span.from]) &&
    !/[$€£¥%@]|^\d/.test(title) &&
    !/[$€£¥%@#]\s*$/.test(text.words[span.from]?.gap ?? "") &&
    !tailWords.has(first) &&
    !indexesOf(span).some((at) => pronouns.has(foldedAt(text, at))) &&
    !isOpen(foldedAt(text, span.to - 1)) &&
    title.length <= MAX_TITLE_LENGTH
  );
}

const isForPeople = (text: Text, { from, to }: Span) =>
  to - from <= 2 && audiences.has(foldedAt(text, to - 1));

/** Returns the whole phrase of something done for people: “Teach people to cook”. */
function deedOf(text: Text, { doer }: Opening, part: Span): Span {
  const from = doer ? doer.to : part.from;
  let to = Math.min(part.to, from + 5);
  while (to > from && tailWords.has(foldedAt(text, to - 1))) to--;
  return { from, to };
}

/** Returns the noun phrase of a part; for “surveys of roofs, bridges and turbines” it is “surveys”. */
function thingOf(text: Text, from: number, to: number): Span {
  const end = endOfThing(text, from, to);
  const goesOn = end < to && !tailWords.has(foldedAt(text, end));
  const of = goesOn ? indexesOf({ from, to: end }).find((at) => foldedAt(text, at) === "of") : undefined;
  return { from, to: of ?? end };
}

/** Returns the text about a thing besides its name. */
function saidOf(text: Text, thing: Span, part: Span, hasVerb: boolean): string {
  const tail = { from: thing.to, to: part.to };
  if (tail.from >= tail.to && !hasVerb) return "";
  const isWhole = hasVerb || tail.to - tail.from === 1 || foldedAt(text, tail.from) === "of";
  return asSentence(wordingAt(text, isWhole ? part : tail));
}

/** Words with another use, such as the name and the place, and negated words. */
export type Others = { names: readonly Span[]; elsewhere: ReadonlySet<number>; denied: ReadonlySet<number> };
/** “drop in £12”, “team of 6” */
const isCount = (text: Text, at: number) =>
  /^(?:in|of)$/.test(foldedAt(text, at)) && isNumeric(text.words[at + 1]);

/** Matches phrases about other subjects than the business: “members bring a book”, “volunteers run it”, “Tuesdays”. */
const isClause = (text: Text, { from, to }: Span) =>
  indexesOf({ from: from + 1, to }).some((at) => articles.has(foldedAt(text, at))) ||
  (tailWords.has(foldedAt(text, to)) && /^(?:it|them|us)$/.test(foldedAt(text, to + 1))) ||
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(foldedAt(text, from));

type Context = Others & { opening: Opening; wording: string };

function offerOf(
  text: Text,
  part: Span,
  isFirst: boolean,
  { opening, elsewhere, denied, wording }: Context,
): OwnOffer | null {
  if (indexesOf(part).some((at) => denied.has(at))) return null;
  const { doing, doer } = opening;
  const skip = (at: number) => {
    let next = at;
    while (next < part.to && leadings.has(foldedAt(text, next))) next++;
    return next;
  };
  const start = skip(part.from);
  const object = isFirst && doing ? start : afterOwnVerb(text, start, part.to, doing !== null);
  const from = skip(object);
  if (from >= part.to) return null;
  let thing = thingOf(text, from, part.to);
  if (isForPeople(text, thing)) {
    if (!doing || !isFirst) return null;
    thing = deedOf(text, opening, part);
  }
  if (isCount(text, thing.to) || isClause(text, thing) || !isThing(text, thing, elsewhere)) return null;
  const title = capitalize(wordingAt(text, thing));
  if (!doing || !doer)
    return { title, description: saidOf(text, thing, { ...part, from: start }, object > start) };
  const isSure = isFirst || object > start || part.to - start === 1;
  const who = wordingAt(text, object > start ? doer : doing);
  return { title, description: isSure ? asSentence(`${who} ${wordingAt(text, part)}`) : wording };
}

/** Returns the words after the colon or dash that introduces a list. */
function afterColon({ words }: Text, { from, to }: Span): Span | null {
  for (let at = Math.max(from, 1); at < to; at++) {
    if (/^: ?| [-–—] |—/.test(words[at]?.gap ?? "")) return { from: at, to };
  }
  return null;
}

/** Cuts “Founded by Tom Reed, Cask & Cooper makes …” to begin at the name; null if it is only about people. */
function withoutPeople(statement: Statement, names: readonly Span[]): Span | null {
  if (!statement.isOfPeople) return statement;
  const name = names.find(({ from, to }) => from > statement.from && to < statement.to);
  return name ? { from: name.from, to: statement.to } : null;
}

/** Returns the offers in a statement, and its noun for the business. */
export function offersOf(
  text: Text,
  statement: Statement,
  others: Others,
): { offers: OwnOffer[]; is: Span | null } {
  const said = withoutPeople(statement, others.names);
  if (!said || statement.isDenied || tailWords.has(foldedAt(text, said.from)))
    return { offers: [], is: null };
  const opening = openingOf(text, said, others.names);
  const list = afterColon(text, { from: opening.from, to: said.to });
  if (list && isSubject(foldedAt(text, list.from))) return offersOf(text, { ...statement, ...list }, others);
  const context = {
    opening: list ? { ...opening, doing: null, doer: null } : opening,
    ...others,
    wording: statement.wording,
  };
  const isOnlyWhat = opening.is !== null && !list && !opening.doing;
  const parts = isOnlyWhat ? [] : partsOfList(text, list ?? { from: opening.from, to: said.to });
  const first = parts[0];
  const isWhen = first && !opening.doing && !list && isClause(text, thingOf(text, first.from, first.to));
  const isNamed = others.names.some(({ from }) => from === said.from);
  const isHead = list && !opening.is && !opening.doing && !isNamed;
  return {
    offers: isWhen ? [] : parts.flatMap((part, index) => offerOf(text, part, index === 0, context) ?? []),
    is: opening.is ?? (isHead ? { from: said.from, to: endOfThing(text, said.from, list.from) } : null),
  };
}
