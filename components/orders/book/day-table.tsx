import type { Book } from "@/lib/orders/book/sum-orders";
import { remaining, type Sums } from "@/lib/orders/book/sums";
import { formatMoney } from "@/lib/platform/money/money";
import { dayWords } from "./book-words";

const head = ["Orders", "Turnover", "Tax", "Delivery fees", "Refunds", "After refunds"];

const startCell = "sticky left-0 z-1 bg-surface py-0 pr-2 text-start print:static";
const endCell = "whitespace-nowrap px-3 py-2.5 text-end last:pr-4 sm:last:pr-6";

function cellsOf(sums: Sums, currency: string): string[] {
  const money = (cents: number) => formatMoney(cents, currency);
  return [
    sums.orders.toLocaleString("en"),
    money(sums.grossCents),
    money(sums.taxCents),
    money(sums.deliveryCents),
    money(sums.refundedCents),
    money(remaining(sums)),
  ];
}

type DayTableProps = { book: Book; label: string; onDay: (day: string) => void };

/** The business days of a month with their sums; each day opens its breakdown. */
export function DayTable({ book: { currency, days, total }, label, onDay }: DayTableProps) {
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
            {head.map((name) => (
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
              {cellsOf(sums, currency).map((cell, column) => (
                <td key={head[column]} className={endCell}>
                  {cell}
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
            {cellsOf(total, currency).map((cell, column) => (
              <td key={head[column]} className={endCell}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
