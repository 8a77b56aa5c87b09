import { readPrice } from "@/lib/restaurants/editor/price-text";
import type { PriceChange, PriceRounding } from "@/lib/restaurants/editor/prices";
import { priceCents } from "@/lib/restaurants/schema";

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
export function readChange({ direction, unit, by, rounding }: ChangeForm): ReadChange {
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
  const cents = isNothing ? 0 : readPrice(text);
  if (cents === null) return { problem: "Write an amount such as 0.50" };
  const issue = priceCents.safeParse(cents).error?.issues[0];
  if (issue) return { problem: issue.message };
  return { change: { cents: sign * cents, rounding } };
}

function readPercent(text: string): number | null {
  const number = /^(\d{1,6}(?:[.,]\d?)?|[.,]\d)\s*%?$/.exec(text)?.[1];
  return number === undefined ? null : Number(number.replace(",", "."));
}
