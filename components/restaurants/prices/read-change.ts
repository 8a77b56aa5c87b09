import { examplePrice, readPrice } from "@/lib/restaurants/editor/price-text";
import type { PriceChange, PriceRounding } from "@/lib/restaurants/editor/prices";

export type ChangeForm = {
  direction: "raise" | "lower";
  unit: "percent" | "amount";
  /** The amount as typed. */
  by: string;
  rounding: PriceRounding;
};

/** Maximum change in percent. */
const mostPercent = { raise: 500, lower: 100 };

type ReadChange = { change: PriceChange } | { problem: string };

/** Parses the form; an empty amount only rounds prices. */
export function readChange({ direction, unit, by, rounding }: ChangeForm, currency: string): ReadChange {
  const sign = direction === "raise" ? 1 : -1;
  const text = by.trim();
  const isNothing = text === "" && rounding !== "none";
  if (unit === "percent") {
    const percent = isNothing ? 0 : readPercent(text);
    const most = mostPercent[direction];
    if (percent === null) return { problem: "Write a percentage with one decimal at most, such as 7.5" };
    if (percent > most) return { problem: `At most ${most} %` };
    return { change: { percent: sign * percent, rounding } };
  }
  const unreadable = `Write an amount such as ${examplePrice(currency, 50)}`;
  const read = isNothing ? { minor: 0 } : readPrice(text, currency, { missing: unreadable, unreadable });
  return "refusal" in read ? { problem: read.refusal } : { change: { cents: sign * read.minor, rounding } };
}

function readPercent(text: string): number | null {
  const number = /^(\d{1,6}(?:[.,]\d?)?|[.,]\d)\s*%?$/.exec(text)?.[1];
  return number === undefined ? null : Number(number.replace(",", "."));
}
