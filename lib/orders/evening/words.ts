import type { MailBlock, MailRow } from "@/lib/mail/body";
import { formatMoney } from "@/lib/platform/money/money";
import type { DayFigures } from "./figures.server";

const rowsOf = ({ amounts, orders, cancelled }: DayFigures): MailRow[] => [
  { label: "Orders", amount: String(orders) },
  ...amounts.flatMap(({ currency, turnoverCents, refundedCents }) => [
    { label: "Turnover", amount: formatMoney(turnoverCents, currency), isTotal: true },
    ...(refundedCents > 0 ? [{ label: "Given back", amount: formatMoney(refundedCents, currency) }] : []),
  ]),
  ...(cancelled > 0 ? [{ label: "Cancelled orders", amount: String(cancelled) }] : []),
];

const soldOutWords = ({ name, isBack }: DayFigures["soldOut"][number]) =>
  isBack ? `${name} (back since)` : name;

/** Returns the content of the summary of a day. */
export function eveningBlocks(figures: DayFigures): MailBlock[] {
  const { dishes, soldOut } = figures;
  return [
    { rows: rowsOf(figures) },
    ...(dishes.length > 0
      ? [
          { heading: "Ordered most" },
          { rows: dishes.map(({ name, quantity }) => ({ label: name, amount: String(quantity) })) },
        ]
      : []),
    ...(soldOut.length > 0 ? [{ heading: "Sold out" }, { text: soldOut.map(soldOutWords).join(", ") }] : []),
    { note: "Refunds count on the day on which they were made, as in the day’s book." },
  ];
}
