import { wordSet } from "./phrases";
import { isMoney } from "./read-amounts";
import { isNumeric, numberAt, type ReadNumber } from "./read-numbers";
import { capitalize, foldedAt, sameSentence, type Text } from "./words";

/** A figure in the text: “500+ clients”. */
export type Figure = { value: string; label: string };

const things = wordSet(
  "clients customers patients members guests students pupils learners projects weddings rooms suites apartments seats tables locations branches shops stores salons employees staff lawyers attorneys solicitors dentists doctors vets therapists stylists barbers teachers instructors trainers coaches consultants developers engineers plumbers electricians mechanics cleaners gardeners chefs bakers bakeries photographers accountants classes courses lessons dishes wines beers cocktails coffees products bikes chairs machines countries languages properties homes houses restaurants offices studios treatments subjects cakes loaves parcels orders installations repairs gardens vehicles cars deliveries events partners families horses treadmills mats beds",
);
const more = wordSet("over than above exceeding");
/** Words that make a number a limit, a size or a price instead of a count: “for 2 guests”, “groups of 10 students”. */
const limits = wordSet(
  "for of max maximum min minimum to under less fewer below within per every each until off first last another next",
);
const approximate = wordSet("about around approximately some the your our only just almost nearly than");
const denials = wordSet(
  "never not no none don't doesn't didn't haven't hasn't isn't aren't won't can't without dont competitor competitors competition rival rivals goal goals aim aims aiming target targets hope hopes hoping dream dreams until imagine former formerly closed sold lost if",
);
/** Words of intentions, except about the requested website. */
const intentions = wordSet(
  "need needs want wants would like looking plan plans planning reach will should hiring seeking",
);
const site = wordSet("website site webpage page homepage");
const MAX_FIGURES = 4;

const amountOf = (text: Text, { digits, from, to }: ReadNumber) => {
  const after = text.words[to]?.gap ?? text.source.slice(text.words[to - 1]?.end);
  return more.has(foldedAt(text, from - 1)) || after.startsWith("+") ? `${digits}+` : digits;
};

/** “since 1998”, “founded in 2004” */
function yearAt(text: Text, { digits, from }: ReadNumber): Figure | null {
  if (!/^(?:1[5-9]|20)\d\d$/.test(digits)) return null;
  const [last, second] = [foldedAt(text, from - 1), foldedAt(text, from - 2)];
  if (last === "since") return { value: digits, label: "In business since" };
  const isFounding = /^(?:founded|established|est|opened|started)$/;
  return isFounding.test(last) || (last === "in" && isFounding.test(second))
    ? { value: digits, label: "Founded" }
    : null;
}

/** “20 years of experience”, “we are 20 years old” */
function yearsAt(text: Text, number: ReadNumber): Figure | null {
  const [first, second, third] = [0, 1, 2].map((offset) => foldedAt(text, number.to + offset));
  if (!/^(?:years?'?|yrs?)$/.test(first ?? "")) return null;
  const value = amountOf(text, number);
  if (/experience|\bexp\b/.test(`${second} ${third}`)) return { value, label: "Years of experience" };
  const isEnd = !/^ $/.test(text.words[number.to + 2]?.gap ?? "");
  const isOurs = /we are$|we're$/.test(
    `${foldedAt(text, number.from - 2)} ${foldedAt(text, number.from - 1)}`,
  );
  if (
    /^(?:in|of) (?:business|trade|service|practice|practise)/.test(`${second} ${third}`) ||
    (second === "old" && isEnd && isOurs)
  )
    return { value, label: "Years in business" };
  return second === "in" && third === "the" ? { value, label: "Years in the trade" } : null;
}

/** Returns whether the words before a number make it a limit, or are counted by it: “seats 40”. */
function isLimit(text: Text, { from }: ReadNumber): boolean {
  let at = from - 1;
  while (at > from - 4 && approximate.has(foldedAt(text, at)) && foldedAt(text, at - 1) !== "more") at--;
  if (!sameSentence(text, at, from)) return false;
  return limits.has(foldedAt(text, at)) || (things.has(foldedAt(text, at)) && text.words[from]?.gap === " ");
}

/** Returns whether a price follows: “2 rooms £70”, “2 courses for £20”. */
function isPriced(text: Text, at: number): boolean {
  for (let next = at; next < at + 3 && sameSentence(text, next, at - 1); next++) {
    const number = numberAt(text, next);
    if (number) return foldedAt(text, at) === "for" || isMoney(text, number);
    if (!/^(?:for|from|at|only|just|cost|costs|are|is)$/.test(foldedAt(text, next))) return false;
  }
  return false;
}

/** “12 quiet rooms”, “35 classes a week” */
function countAt(text: Text, number: ReadNumber): Figure | null {
  if (isLimit(text, number)) return null;
  for (let at = number.to; at < number.to + 3 && sameSentence(text, at, number.from); at++) {
    const word = text.words[at];
    if (!word || !/^[ +-]{1,2}$/.test(word.gap) || isNumeric(word)) return null;
    if (!things.has(word.folded)) continue;
    if (isPriced(text, at + 1)) return null;
    const [each, unit] = [foldedAt(text, at + 1), foldedAt(text, at + 2)];
    const isEach = /^(?:a|per|each)$/.test(each) && /^(?:day|week|month|year)$/.test(unit);
    return {
      value: amountOf(text, number),
      label: `${capitalize(word.folded)}${isEach ? ` a ${unit}` : ""}`,
    };
  }
  return null;
}

/** “a team of 8” */
const teamAt = (text: Text, number: ReadNumber): Figure | null =>
  /^(?:team|staff|crew) of$/.test(`${foldedAt(text, number.from - 2)} ${foldedAt(text, number.from - 1)}`)
    ? { value: amountOf(text, number), label: "People in the team" }
    : null;

/** Sentences with a negation or a wish. */
function unsaidSentences({ words }: Text): ReadonlySet<number> {
  const where = (list: ReadonlySet<string>) =>
    new Set(words.filter(({ folded }) => list.has(folded)).map(({ sentence }) => sentence));
  const asked = where(site);
  return new Set([...where(denials), ...[...where(intentions)].filter((sentence) => !asked.has(sentence))]);
}

/** Reads the figures of a text as written. */
export function readFigures(text: Text): Figure[] {
  const unsaid = unsaidSentences(text);
  const figures = new Map<string, Figure>();
  for (let at = 0; at < text.words.length && figures.size < MAX_FIGURES; at++) {
    const number = numberAt(text, at);
    if (!number) continue;
    at = number.to - 1;
    if (isMoney(text, number) || unsaid.has(text.words[at]?.sentence ?? -1)) continue;
    const figure =
      yearAt(text, number) ?? teamAt(text, number) ?? yearsAt(text, number) ?? countAt(text, number);
    if (figure && figure.value.length <= 20 && !figures.has(figure.label)) figures.set(figure.label, figure);
  }
  return [...figures.values()];
}
