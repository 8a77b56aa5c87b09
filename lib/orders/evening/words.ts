import type { MailBlock, MailRow } from "@/lib/mail/body";
import { formatMoney } from "@/lib/platform/money/money";
import type { DaySums } from "./about";
import type { DayDishes } from "./figures.server";

const row = (label: string, count: number): MailRow[] =>
  count === 0 ? [] : [{ label, amount: String(count) }];

const rowsOf = ({ amounts, orders, cancelled, open }: DaySums): MailRow[] => [
  { label: "Orders", amount: String(orders) },
  ...amounts.flatMap(({ currency, turnoverCents, refundedCents }) => [
    { label: "Turnover", amount: formatMoney(turnoverCents, currency), isTotal: true },
    ...(refundedCents !== 0 ? [{ label: "Given back", amount: formatMoney(refundedCents, currency) }] : []),
  ]),
  ...row("Cancelled orders", cancelled),
  ...row("Orders still open", open),
];

/** Changes of a day after its summary; `sums` is null if they are the same, `soldOut` has names. */
export type Late = { sums: DaySums | null; soldOut: readonly string[] };

function lateBlocks({ sums, soldOut }: Late): MailBlock[] {
  if (!sums && soldOut.length === 0) return [];
  return [
    { heading: "The day before, after its summary" },
    ...(sums ? [{ rows: rowsOf(sums) }] : []),
    ...(soldOut.length > 0 ? [{ text: `Sold out: ${soldOut.join(", ")}` }] : []),
  ];
}

const soldOutWords = ({ name, isBack }: DayDishes["soldOut"][number]) =>
  isBack ? `${name} (back since)` : name;

/** Returns the content of the summary of a day. @param late the changes of the day before since its summary */
export function eveningBlocks(sums: DaySums, { dishes, soldOut }: DayDishes, late: Late): MailBlock[] {
  return [
    { rows: rowsOf(sums) },
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
