import { wordSet } from "./phrases";
import { numberAt, type ReadNumber } from "./read-numbers";
import { isPrice } from "./read-prices";
import { sameSentence, type Text } from "./words";

/** A figure that the owner states: “500+ clients”. */
export type Figure = { value: string; label: string };

const things = wordSet(
  "clients customers patients members guests students pupils learners projects weddings rooms suites apartments seats tables locations branches shops stores salons employees staff lawyers attorneys solicitors dentists doctors vets therapists stylists barbers teachers instructors trainers coaches consultants developers engineers plumbers electricians mechanics cleaners gardeners chefs bakers bakeries photographers accountants classes courses lessons dishes wines beers cocktails coffees products bikes chairs machines countries languages properties homes houses restaurants offices studios treatments subjects cakes loaves parcels orders installations repairs gardens vehicles cars deliveries events partners families horses treadmills mats beds",
);
const more = wordSet("over than above exceeding");
const MOST = 4;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const amountOf = (text: Text, { digits, from, to }: ReadNumber) => {
  const after = text.words[to]?.gap ?? text.source.slice(text.words[to - 1]?.end);
  return more.has(text.words[from - 1]?.folded ?? "") || after.startsWith("+") ? `${digits}+` : digits;
};

/** “since 1998”, “founded in 2004” */
function yearAt(text: Text, { digits, from }: ReadNumber): Figure | null {
  if (!/^(?:1[5-9]|20)\d\d$/.test(digits)) return null;
  const [last, second] = [text.words[from - 1]?.folded ?? "", text.words[from - 2]?.folded ?? ""];
  if (last === "since") return { value: digits, label: "In business since" };
  const isFounding = /^(?:founded|established|est|opened|started)$/;
  return isFounding.test(last) || (last === "in" && isFounding.test(second))
    ? { value: digits, label: "Founded" }
    : null;
}

/** “20 years of experience” */
function yearsAt(text: Text, number: ReadNumber): Figure | null {
  const [first, second, third] = [0, 1, 2].map((offset) => text.words[number.to + offset]?.folded ?? "");
  if (!/^years?'?$/.test(first ?? "")) return null;
  const value = amountOf(text, number);
  if (`${second} ${third}`.includes("experience")) return { value, label: "Years of experience" };
  if (
    /^(?:in|of) (?:business|trade|service|practice|practise)/.test(`${second} ${third}`) ||
    second === "old"
  )
    return { value, label: "Years in business" };
  return second === "in" && third === "the" ? { value, label: "Years in the trade" } : null;
}

/** “12 quiet rooms”, “35 classes a week” */
function countAt(text: Text, number: ReadNumber): Figure | null {
  for (let at = number.to; at < number.to + 3 && sameSentence(text, at, number.from); at++) {
    const word = text.words[at];
    if (!word || !/^[ +-]{1,2}$/.test(word.gap)) return null;
    if (!things.has(word.folded)) continue;
    if (text.words[at + 1]?.folded === "for" && numberAt(text, at + 2)) return null;
    const [each, unit] = [text.words[at + 1]?.folded ?? "", text.words[at + 2]?.folded ?? ""];
    const isEach = /^(?:a|per|each)$/.test(each) && /^(?:day|week|month|year)$/.test(unit);
    return { value: amountOf(text, number), label: `${capital(word.folded)}${isEach ? ` a ${unit}` : ""}` };
  }
  return null;
}

/** “a team of 8” */
const teamAt = (text: Text, number: ReadNumber): Figure | null =>
  /^(?:team|staff|crew) of$/.test(
    [text.words[number.from - 2]?.folded, text.words[number.from - 1]?.folded].join(" "),
  )
    ? { value: amountOf(text, number), label: "People in the team" }
    : null;

/** The figures that a text states, each as it is stated. */
export function readFigures(text: Text): Figure[] {
  const figures = new Map<string, Figure>();
  for (let at = 0; at < text.words.length && figures.size < MOST; at++) {
    const number = numberAt(text, at);
    if (!number) continue;
    at = number.to - 1;
    if (isPrice(text, number)) continue;
    const figure =
      yearAt(text, number) ?? teamAt(text, number) ?? yearsAt(text, number) ?? countAt(text, number);
    if (figure && figure.value.length <= 20 && !figures.has(figure.label)) figures.set(figure.label, figure);
  }
  return [...figures.values()];
}
