import type { MailBlock, MailRow } from "@/lib/mail/body";
import { formatMoney } from "@/lib/platform/money/money";
import type { DayFigures, DaySums } from "./figures.server";

const row = (label: string, count: number): MailRow[] =>
  count > 0 ? [{ label, amount: String(count) }] : [];

const rowsOf = ({ amounts, orders, cancelled, open }: DaySums): MailRow[] => [
  { label: "Orders", amount: String(orders) },
  ...amounts.flatMap(({ currency, turnoverCents, refundedCents }) => [
    { label: "Turnover", amount: formatMoney(turnoverCents, currency), isTotal: true },
    ...(refundedCents > 0 ? [{ label: "Given back", amount: formatMoney(refundedCents, currency) }] : []),
  ]),
  ...row("Cancelled orders", cancelled),
  ...row("Orders still open", open),
];

/** The blocks of the time between the summary of the day before and its end; none if nothing happened. */
const lateBlocks = (late: DaySums | null): MailBlock[] =>
  late &&
  (late.orders > 0 || late.cancelled > 0 || late.amounts.some(({ refundedCents }) => refundedCents > 0))
    ? [{ heading: "The day before, after its summary" }, { rows: rowsOf(late) }]
    : [];

const soldOutWords = ({ name, isBack }: DayFigures["soldOut"][number]) =>
  isBack ? `${name} (back since)` : name;

/** Returns the content of the summary of a day. @param late the sums since the summary of the day before, until its end */
export function eveningBlocks(figures: DayFigures, late: DaySums | null): MailBlock[] {
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
    ...lateBlocks(late),
    {
      note: "Refunds count on the day on which they were made, as in the day’s book. What happens on this day after the email is in the next one.",
    },
  ];
}
