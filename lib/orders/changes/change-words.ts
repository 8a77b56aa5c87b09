import type { OrderView } from "@/lib/orders/answers";
import { english, type Translate } from "@/lib/platform/language/translate";
import { formatMoney } from "@/lib/platform/money/money";

type Change = NonNullable<OrderView["changes"]>[number];
type Dishes = Change["added"];

const listed = (sign: string, dishes: Dishes) =>
  dishes.map(({ name, quantity }) => `${sign} ${quantity} × ${name}`);

/** Names the dishes of a change: “− 1 × Zobo, + 2 × Jollof”. */
export const changeWords = ({ removed, added }: Pick<Change, "removed" | "added">): string =>
  [...listed("−", removed), ...listed("+", added)].join(", ");

/** Says how much more or less the guest pays. */
export function differenceWords(cents: number, currency: string): string {
  if (cents === 0) return "The total stays the same";
  return `${formatMoney(Math.abs(cents), currency)} ${cents > 0 ? "more" : "less"}`;
}

/** Like `differenceWords`, for the middle of a guest's sentence. */
export function differenceInSentence(cents: number, currency: string, t: Translate = english): string {
  if (cents === 0) return t("the total stays the same");
  const amount = t.money(Math.abs(cents), currency);
  return cents > 0 ? t("{amount} more", { amount }) : t("{amount} less", { amount });
}
