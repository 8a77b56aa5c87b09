import type { Book } from "@/lib/orders/book/sum-orders";
import { remaining, type Sums } from "@/lib/orders/book/sums";
import { formatMoney } from "@/lib/platform/money/money";
import { dayWords } from "./book-words";

type Column = { name: string; cell: (sums: Sums, money: (cents: number) => string) => string };

/** Returns the columns of a book; tips and discounts have one if the month has any. */
const columnsOf = ({ tipCents, discountCents }: Sums): Column[] => [
  { name: "Orders", cell: ({ orders }) => orders.toLocaleString("en") },
  { name: "Turnover", cell: ({ grossCents }, money) => money(grossCents) },
  { name: "Tax", cell: ({ taxCents }, money) => money(taxCents) },
  { name: "Fees", cell: ({ deliveryCents }, money) => money(deliveryCents) },
  ...(tipCents > 0 ? [{ name: "Tips", cell: (sums, money) => money(sums.tipCents) } satisfies Column] : []),
  ...(discountCents > 0
    ? [{ name: "Discounts", cell: (sums, money) => money(sums.discountCents) } satisfies Column]
    : []),
  { name: "Refunds", cell: ({ refundedCents }, money) => money(refundedCents) },
  { name: "After refunds", cell: (sums, money) => money(remaining(sums)) },
];

const startCell = "sticky left-0 z-1 bg-surface py-0 pr-2 text-start print:static";
const endCell = "whitespace-nowrap px-3 py-2.5 text-end last:pr-4 sm:last:pr-6";

type DayTableProps = { book: Book; label: string; onDay: (day: string) => void };

/** The business days of a month with their sums; each day opens its breakdown. */
export function DayTable({ book: { currency, days, total }, label, onDay }: DayTableProps) {
  const money = (cents: number) => formatMoney(cents, currency);
  const columns = columnsOf(total);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card print:overflow-visible print:shadow-none"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft text-xs">
            <th scope="col" className={`${startCell} py-2.5 pl-4 font-semibold sm:pl-6`}>
              Business day
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className={`${endCell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ...sums }) => (
            <tr key={day} className="break-inside-avoid border-line/60 border-b">
              <th scope="row" className={`${startCell} pl-2 sm:pl-4`}>
                <button
                  type="button"
                  className="min-h-11 whitespace-nowrap rounded-control px-2 font-semibold text-brand-ink underline-offset-4 hover:underline md:min-h-9"
                  onClick={() => onDay(day)}
                >
                  {dayWords(day)}
                </button>
              </th>
              {columns.map(({ name, cell }) => (
                <td key={name} className={endCell}>
                  {cell(sums, money)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {/* On paper a foot is repeated on each page. */}
        <tfoot className="print:table-row-group">
          <tr className="font-bold">
            <th scope="row" className={`${startCell} py-3 pl-4 font-bold sm:pl-6`}>
              Month
            </th>
            {columns.map(({ name, cell }) => (
              <td key={name} className={endCell}>
                {cell(total, money)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
