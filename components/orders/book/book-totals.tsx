import { remaining, type Sums } from "@/lib/orders/book/sums";
import { formatMoney } from "@/lib/platform/money/money";

/** The sums of a month as large figures. */
export function BookTotals({ sums, currency }: { sums: Sums; currency: string }) {
  const money = (cents: number) => formatMoney(cents, currency);
  const figures: [term: string, figure: string][] = [
    ["Orders", sums.orders.toLocaleString("en")],
    ["Turnover", money(sums.grossCents)],
    ["Tax in it", money(sums.taxCents)],
    ...(sums.tipCents > 0 ? [["Tips in it", money(sums.tipCents)] satisfies [string, string]] : []),
    ...(sums.discountCents > 0
      ? [["Discounts, not in it", money(sums.discountCents)] satisfies [string, string]]
      : []),
    ["Refunds", money(sums.refundedCents)],
    ["After refunds", money(remaining(sums))],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
      {figures.map(([term, figure]) => (
        <div key={term} className="grid gap-0.5">
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
