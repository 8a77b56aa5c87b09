import { translatable } from "@/lib/platform/language/translate";
import { readMoney } from "@/lib/platform/money/read-money";
import type { Terms } from "@/lib/restaurants/terms/terms";
import { divideHalfUp } from "./spread";

/** The percentages of the dishes' price that a guest can choose. */
export const tipPercents = [5, 10, 15] as const;

export type TipChoice = {
  by: "none" | "own" | (typeof tipPercents)[number];
  /** The own amount as typed. */
  amount: string;
};

export const noTip: TipChoice = { by: "none", amount: "" };

/** Returns a tip in minor units; null if the own amount can't be read. */
export function tipOf({ by, amount }: TipChoice, subtotalCents: number, currency: string): number | null {
  if (by === "none") return 0;
  if (by !== "own") return divideHalfUp(subtotalCents, by, 100);
  if (amount.trim() === "") return 0;
  const read = readMoney(amount, currency);
  return "minor" in read ? read.minor : null;
}

/** Returns why a restaurant can't take a tip; null if it can. */
export function tipProblem(tipCents: number, { asksTip }: Pick<Terms, "asksTip">, subtotalCents: number) {
  if (tipCents === 0) return null;
  if (!asksTip) return translatable("This restaurant takes no tips with an order");
  return tipCents > subtotalCents ? translatable("A tip can’t be higher than the price of the dishes") : null;
}
