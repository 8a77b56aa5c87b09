import { currencyDigits } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import type { BookAnswer } from "./schema";
import { type BookKind, type BookMeans, bookKinds, bookMeans, remaining, type Sums } from "./sums";

type Column = [title: string, amount: (sums: Sums) => number];

const kindTitles: Record<BookKind, string> = {
  ...kindLabels,
  unknown: "Kind unknown",
};
const meansTitles: Record<BookMeans, string> = { card: "Card", onHandover: "On handover" };

/** Returns the columns with amounts; each rate that occurs has four. */
function columnsOf(rates: readonly number[]): Column[] {
  const ofRate = (sums: Sums, wanted: number) => sums.rates.find(({ basisPoints }) => basisPoints === wanted);
  return [
    ["Turnover", ({ grossCents }) => grossCents],
    ["Net of tax", ({ netCents }) => netCents],
    ["Tax", ({ taxCents }) => taxCents],
    ["Fees", ({ deliveryCents }) => deliveryCents],
    ["Tips", ({ tipCents }) => tipCents],
    ["Discounts", ({ discountCents }) => discountCents],
    ["Refunds", ({ refundedCents }) => refundedCents],
    ["Tax of refunds", ({ refundedTaxCents }) => refundedTaxCents],
    ["After refunds", remaining],
    ...bookKinds.map(
      (kind): Column => [
        kindTitles[kind],
        ({ kinds }) => kinds.find((one) => one.kind === kind)?.grossCents ?? 0,
      ],
    ),
    ...bookMeans.map(
      (means): Column => [
        meansTitles[means],
        (sums) => sums.means.find((one) => one.means === means)?.grossCents ?? 0,
      ],
    ),
    ...rates.flatMap((rate): Column[] => [
      [`At ${formatRate(rate)}: net`, (sums) => ofRate(sums, rate)?.netCents ?? 0],
      [`At ${formatRate(rate)}: tax`, (sums) => ofRate(sums, rate)?.taxCents ?? 0],
      [`At ${formatRate(rate)}: refunds`, (sums) => ofRate(sums, rate)?.refundedCents ?? 0],
      [`At ${formatRate(rate)}: tax of refunds`, (sums) => ofRate(sums, rate)?.refundedTaxCents ?? 0],
    ]),
  ];
}

/** Formats a book as CSV: a row for each business day and currency, and a total after the days of each currency. */
export function bookCsv({ books, timeZone, dayStartHour }: BookAnswer): string {
  const rates = [...new Set(books.flatMap(({ total }) => total.rates.map(({ basisPoints }) => basisPoints)))];
  const columns = columnsOf(rates.sort((a, b) => b - a));
  const from = `${String(dayStartHour).padStart(2, "0")}:00`;
  const titles = [
    `Business day from ${from} (${timeZone})`,
    "Currency",
    "Orders",
    ...columns.map(([title]) => title),
  ];
  const rows = books.flatMap(({ currency, total, days }) => {
    const digits = currencyDigits(currency);
    return [...days, { day: "Total", ...total }].map(({ day, ...sums }) => [
      day,
      currency,
      String(sums.orders),
      ...columns.map(([, amount]) => (amount(sums) / 10 ** digits).toFixed(digits)),
    ]);
  });
  return `${BYTE_ORDER_MARK}${csvLines([titles, ...rows])}\r\n`;
}
