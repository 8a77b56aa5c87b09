import { bareNames } from "./bare-names";
import { runAt, wordingOf } from "./name-runs";
import { isName, type Known, nameBefore, nameFrom } from "./name-words";
import { wordSet } from "./phrases";
import { calledBefore, type NameCandidate, quotedNames } from "./quoted-names";
import type { Span } from "./spans";
import { foldedAt, sameSentence, type Text } from "./words";

const articles = wordSet("a an the your one");
const verbs = wordSet(
  "offers provides serves sells makes bakes brings helps specialises specializes delivers builds creates repairs designs teaches brews roasts rents hosts welcomes",
);
const businesses = wordSet(
  "company business startup start-up shop store studio firm agency practice clinic school service brand workshop club salon house academy centre center manufacturer supplier maker",
);

type Reader = (
  text: Text,
  at: number,
  known: Known,
) => { span: Span | null; score: number; isSure?: boolean } | null;

/** “a bakery called Sweet Crumbs”, “Name: Sweet Crumbs”, “name Sweet Crumbs” */
const afterCalled: Reader = (text, at) => {
  if (calledBefore(text, at)) return { span: nameFrom(text, at, true), score: 100 };
  const isLabel = text.words[at - 1]?.folded === "name" && /^ ?[:=–-] ?$/.test(text.words[at]?.gap ?? "");
  if (isLabel) return { span: nameFrom(text, at, true), score: 100 };
  const isNamed = text.words[at - 1]?.folded === "name" && text.words[at - 2]?.folded !== "my";
  const run = isNamed && text.words[at]?.gap === " " ? runAt(text, at) : null;
  return run ? { span: run, score: 95 } : null;
};

const saysKind = (text: Text, at: number, { kinds }: Known) =>
  Array.from({ length: 9 }, (_, offset) => at + offset).some(
    (index) => sameSentence(text, index, at) && (kinds.has(index) || businesses.has(foldedAt(text, index))),
  );

/** “Sweet Crumbs is a bakery”, “Sweet Crumbs bakes bread” */
const beforeVerb: Reader = (text, at, known) => {
  const { words } = text;
  const [verb, next] = [words[at], words[at + 1]];
  if (verb?.gap !== " " || !sameSentence(text, at - 1, at)) return null;
  if (!next || next.sentence !== verb.sentence || !/^[ \n]$/.test(next.gap) || next.folded === "and")
    return null;
  const isBeing = /^(?:is|are|was)$/.test(verb.folded) && articles.has(next?.folded ?? "");
  if (!isBeing && !verbs.has(verb.folded)) return null;
  const span = nameBefore(text, at);
  const isCertain = (span && span.to - span.from > 1) || saysKind(text, at, known);
  return isCertain || !isBeing ? { span, score: isBeing ? 80 : isCertain ? 68 : 25 } : null;
};

/** “Sweet Crumbs, a bakery in Portland”, “Sweet Crumbs – bakery”, a first line that is a name */
const beforeComma: Reader = (text, at, known) => {
  const { words } = text;
  const [gap, next] = [words[at]?.gap ?? "", words[at]?.folded ?? ""];
  const isComma =
    gap === ", " && (articles.has(next) || saysKind(text, at, known)) && sameSentence(text, at - 1, at);
  const isHeading = words[at - 1]?.sentence === 0 && /^(?: [-–—|] ?|—|: ?|[.!]? ?\n+[-–— ]*|\. )$/.test(gap);
  if (!isComma && !isHeading) return null;
  const span = nameBefore(text, at);
  if (isHeading && span?.from !== 0) return null;
  if (isHeading && text.letters === "lower" && gap === ". ") return null;
  if (!isComma) return { span, score: 72 };
  if (span && /^(?:am|i'm)$/.test(foldedAt(text, span.from - 1))) return { span, score: 50 };
  if (articles.has(next)) return { span, score: 75 };
  if (text.letters === "lower") return null;
  return { span: span && span.to - span.from > 1 ? span : null, score: 58 };
};

const isUs = /^(?:we|you|our|your)$/;

/** Returns the name before “we”, which may contain a preposition: “At Back in Motion we …”. */
function upToWe(text: Text, from: number): Span | null {
  const plain = nameFrom(text, from);
  const rest =
    plain && /^(?:in|on|by|at|with)$/.test(foldedAt(text, plain.to)) ? nameFrom(text, plain.to + 1) : null;
  return rest && isUs.test(foldedAt(text, rest.to)) ? { from, to: rest.to } : plain;
}

/** “Welcome to Sweet Crumbs”, “at Sweet Crumbs we bake”, “We are Sweet Crumbs” */
const afterGreeting: Reader = (text, at) => {
  const { words } = text;
  const before = [words[at - 2]?.folded, words[at - 1]?.folded].join(" ");
  if (!sameSentence(text, at - 1, at)) return null;
  const isGreeting = /^(?:welcome to|we are|.* we're|here at|this is|about us)$/.test(before);
  const isAt = / (?:at|visit)$/.test(before);
  const isPerson = /^(?:i am|.* i'm)$/.test(before);
  const span = isAt ? upToWe(text, at) : isGreeting || isPerson ? nameFrom(text, at) : null;
  if (!span) return null;
  const next = words[span.to]?.folded ?? "";
  if (isAt) return isUs.test(next) || / visit$/.test(before) ? { span, score: 78 } : null;
  return { span, score: isPerson ? 50 : 77 };
};

const named = (span: Span | null) => ({ span, score: 74, isSure: span !== null && span.to - span.from > 1 });

/** “my bakery Sweet Crumbs”, “our restaurant, La Piazza, serves” */
const afterKind: Reader = (text, at, { kinds }) => {
  const word = text.words[at];
  if (text.letters !== "mixed" || !kinds.has(at - 1) || !sameSentence(text, at - 1, at)) return null;
  if (word?.gap === " ")
    return /^\p{Ll}/u.test(text.words[at - 1]?.text ?? "") ? named(nameFrom(text, at)) : null;
  const span = word?.gap === ", " ? nameFrom(text, at) : null;
  return span && text.words[span.to]?.gap === ", " ? { span, score: 60 } : null;
};

/** “The sushi bar in Amsterdam: Kaiyo.” */
const afterColon: Reader = (text, at, { kinds }) => {
  const { words } = text;
  if (words[at]?.gap !== ": " || text.letters !== "mixed" || !sameSentence(text, at - 1, at)) return null;
  const span = nameFrom(text, at);
  const isLast = span && words[span.to]?.sentence !== words[at]?.sentence;
  const isOfKind = Array.from({ length: 8 }, (_, offset) => at - 1 - offset).some(
    (index) => kinds.has(index) && sameSentence(text, index, at),
  );
  return isLast && isOfKind ? { span, score: 55 } : null;
};

const readers = [afterCalled, beforeVerb, beforeComma, afterGreeting, afterKind, afterColon];

/** Returns all possible names of the business. */
export function nameCandidates(text: Text, known: Known): NameCandidate[] {
  const read = text.words.flatMap((_, at) => readers.map((reader) => reader(text, at, known)));
  const spans = [...read, ...bareNames(text, known)].flatMap((one) =>
    one?.span ? [{ span: one.span, score: one.score, isSure: "isSure" in one && one.isSure }] : [],
  );
  return [
    ...quotedNames(text),
    ...spans
      .filter(({ span, score, isSure }) => score >= 100 || isSure || isName(text, span, known))
      .filter(({ span, score }) => score >= 100 || !isOfPeople(text, span))
      .map(({ span, score }) => ({ text: wordingOf(text, span), span, score })),
  ];
}

/** Verbs before names of people and certifiers: “founded by Anna Keller”, “certified by HETAS”. */
const doings = wordSet(
  "founded run owned led opened started managed established created certified hosted headed taught directed organised organized accredited approved licensed named gegrundet gefuhrt geleitet fondee fonde fundada fundado",
);
const by = wordSet("by von par por after nach");
/** Last words of organisations, which can be the business itself. */
const organisations = wordSet(
  "trust society club association foundation council church collective cooperative co-op union guild charity group company co ltd inc llc gmbh",
);

/** Returns whether a name is that of a founder, owner or certifier. */
function isOfPeople(text: Text, { from, to }: Span): boolean {
  const { words } = text;
  const folded = (at: number) => foldedAt(text, at);
  const isSame = (at: number) => words[at]?.sentence === words[from]?.sentence;
  if (organisations.has(folded(to - 1))) return false;
  if (doings.has(folded(from)) && by.has(folded(from + 1)) && to > from + 1) return true;
  // “led by storyteller Edith Graves”, “run by Dr. Ines Prado”
  return [from, from - 1, from - 2].some((at) => {
    const isClose = words.slice(at, from + 1).every(({ gap }) => !/[,:;()]/.test(gap));
    return isClose && isSame(at - 2) && by.has(folded(at - 1)) && doings.has(folded(at - 2));
  });
}
