import { wordSet } from "./phrases";
import { digitsFrom, goesOn, isCut, type ReadNumber } from "./read-numbers";
import { foldedAt, type Text } from "./words";

/** An amount of money: its text and its words. */
export type Amount = { price: string; from: number; to: number };

const symbol = "[$€£¥₹₩₺₽]";
const symbols = new RegExp(symbol);
const range = new RegExp(`^ ?${symbol}? ?[-–—/] ?${symbol}?$`);
const closing = new RegExp(`^( ?)(${symbol}|\\.[-–—])`);
export const currencies = wordSet(
  "chf usd eur gbp fr sfr aud cad dollars dollar euros euro pounds francs bucks",
);

type Money = Amount & { start: number; end: number };

/** Reads a number with its currency: “$5”, “CHF 5”, “5 €”, “5.-”. */
function moneyOf({ source, words }: Text, { digits, from, to }: ReadNumber): Money | null {
  const [previous, first, last, next] = [words[from - 1], words[from], words[to - 1], words[to]];
  if (!first || !last) return null;
  const { start } = first;
  const { end } = last;
  const before = first.gap.trimEnd();
  const sign = before.at(-1) ?? "";
  if (symbols.test(sign))
    return { price: sign + digits, from, to, start: start - 1 - (first.gap.length - before.length), end };
  if (previous && currencies.has(previous.folded) && /^[. ]{0,2}$/.test(first.gap))
    return { price: `${previous.text} ${digits}`, from: from - 1, to, start: previous.start, end };
  const after = next?.gap ?? source.slice(end);
  const [, space = "", mark] = closing.exec(after) ?? [];
  if (mark) {
    const price = `${digits}${mark.startsWith(".") ? "" : " "}${mark}`;
    return { price, from, to, start, end: end + space.length + mark.length };
  }
  return next && currencies.has(next.folded) && next.gap === " "
    ? { price: `${digits} ${next.text}`, from, to: to + 1, start, end: next.end }
    : null;
}

/** Reads the second number of “£50–£80”, “€30–45” and “£20 to £40”, with its currency if any. */
function secondOf(
  text: Text,
  to: number,
  isMoney: boolean,
): { number: ReadNumber; money: Money | null } | null {
  const word = text.words[to];
  const isSaid = word?.folded === "to" && word.gap === " ";
  const number = isSaid
    ? digitsFrom(text, to + 1)
    : range.test(word?.gap ?? "")
      ? digitsFrom(text, to)
      : null;
  const money = number && moneyOf(text, number);
  if (!number || isCut(text, money?.to ?? number.to)) return null;
  const isTight = !isSaid && /^[-–]$/.test(word?.gap ?? "") && !/^min/.test(foldedAt(text, number.to));
  return (isMoney && money) || (isTight && (isMoney || money)) ? { number, money } : null;
}

/** Reads the amount or range of money that begins with the number at a word; null if none, or if the number is cut. */
export function amountAt(text: Text, at: number): Amount | null {
  const number = goesOn(text, at) ? null : digitsFrom(text, at);
  if (!number) return null;
  const money = moneyOf(text, number);
  const second = secondOf(text, money?.to ?? number.to, money !== null);
  if (!second) return money && !isCut(text, money.to) ? money : null;
  const start = money?.start ?? text.words[number.from]?.start;
  const end = second.money?.end ?? text.words[second.number.to - 1]?.end;
  return {
    price: text.source
      .slice(start, end)
      .replace(/ ?([-–—/]) ?/g, "$1")
      .replace(/\s+/g, " "),
    from: money?.from ?? number.from,
    to: second.money?.to ?? second.number.to,
  };
}

/** Returns whether a number has a currency. */
export const isMoney = (text: Text, number: ReadNumber) => moneyOf(text, number) !== null;
