import type { OrderView } from "@/lib/orders/answers";
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
