import "server-only";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { coded, type RefusalCode } from "@/lib/restaurants/refusal-codes";
import type { OrderInput } from "./schema";

type Shown = Pick<OrderInput, "dishes" | "shownTotalCents">;
type Total = { currency: string; totalCents: number };
type Priced = Total & {
  lines: readonly { name: string; priceCents: number }[];
  /** Whether it depends on the other orders of a sitting. */
  isOfSitting: boolean;
  /** A table without an open sitting that the staff named, with the total of a later order at an open one. */
  unopened?: { tableName: string; laterTotalCents: number } | undefined;
};

const totalField = ({ totalCents, currency }: Total): Record<string, Message> => ({
  shownTotalCents: (t) => t("The total is {total} now", { total: t.money(totalCents, currency) }),
});

/** Returns the error for an order whose total has changed with the other orders of its sitting. */
export const sittingChanged = ({ totalCents, currency }: Total): AppError =>
  new AppError(
    "conflict",
    (t) =>
      t("The orders of this table have just changed: the total is {total} now. Nothing was charged.", {
        total: t.money(totalCents, currency),
      }),
    coded(totalField({ totalCents, currency }), "totals_changed"),
  );

/** Returns the error for an order by the staff at a table that was closed since the till showed its total. */
const tableClosed = (tableName: string, total: Total): AppError => {
  const { fields, codes } = coded(totalField(total), "totals_changed");
  return new AppError(
    "conflict",
    `${tableName} was closed meanwhile: the total is ${formatMoney(total.totalCents, total.currency)} now. Open the table again, choose another one, or place the order at the closed table. Nothing was ordered.`,
    {
      fields: { tableName: "This table was closed meanwhile", ...fields },
      codes: { tableName: "table_closed" satisfies RefusalCode, ...codes },
    },
  );
};

/**
 * Refuses an order whose guest was shown another total.
 * @throws AppError `conflict` with the total and the changed prices by field, as far as the client names those it showed
 */
export function requireShownTotal(
  { dishes, shownTotalCents }: Shown,
  { currency, lines, totalCents, isOfSitting, unopened }: Priced,
): void {
  if (shownTotalCents === undefined || shownTotalCents === totalCents) return;
  if (unopened?.laterTotalCents === shownTotalCents)
    throw tableClosed(unopened.tableName, { totalCents, currency });
  const changed = dishes.flatMap(({ shownPriceCents }, index) => {
    const line = lines[index];
    if (!line || shownPriceCents === undefined || shownPriceCents === line.priceCents) return [];
    const words: Message = (t) =>
      t("{name} costs {price} now", {
        name: t.shortText(line.name),
        price: t.money(line.priceCents, currency),
      });
    return [{ index, words }];
  });
  if (isOfSitting && changed.length === 0) throw sittingChanged({ totalCents, currency });
  throw new AppError(
    "conflict",
    (t) =>
      t("The menu has just changed: {prices}the total is {total} now. Nothing was charged.", {
        prices: changed.map(({ words }) => `${inWords(words, t)}, `).join(""),
        total: t.money(totalCents, currency),
      }),
    coded(
      {
        ...Object.fromEntries(changed.map(({ index, words }) => [`dishes.${index}.shownPriceCents`, words])),
        ...totalField({ totalCents, currency }),
      },
      "totals_changed",
    ),
  );
}
