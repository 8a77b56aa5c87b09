import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import type { OrderInput } from "./schema";

type Shown = Pick<OrderInput, "dishes" | "shownTotalCents">;
type Priced = {
  currency: string;
  lines: readonly { name: string; priceCents: number }[];
  totalCents: number;
};

/**
 * Refuses an order whose guest was shown another total.
 * @throws AppError `conflict` with the total and the changed prices by field, as far as the client names those it showed
 */
export function requireShownTotal(
  { dishes, shownTotalCents }: Shown,
  { currency, lines, totalCents }: Priced,
): void {
  if (shownTotalCents === undefined || shownTotalCents === totalCents) return;
  const changed = dishes.flatMap(({ shownPriceCents }, index) => {
    const line = lines[index];
    if (!line || shownPriceCents === undefined || shownPriceCents === line.priceCents) return [];
    return [{ index, words: `${line.name} costs ${formatMoney(line.priceCents, currency)} now` }];
  });
  const total = `the total is ${formatMoney(totalCents, currency)} now`;
  const all = [...changed.map(({ words }) => words), total].join(", ");
  throw new AppError("conflict", `The menu has just changed: ${all}. Nothing was charged.`, {
    fields: {
      ...Object.fromEntries(changed.map(({ index, words }) => [`dishes.${index}.shownPriceCents`, words])),
      shownTotalCents: total.replace("the", "The"),
    },
  });
}
