import type { Amounts, Sums } from "@/lib/orders/book/sums";
import { formatMoney } from "@/lib/platform/money/money";
import { AmountTable } from "./amount-table";
import { kindWords, meansWords, rateWords } from "./book-words";

type BreakdownProps = { sums: Sums; currency: string; className?: string };

/** Shows turnover by rate of tax, kind of order and means of payment. */
export function Breakdown({ sums, currency, className }: BreakdownProps) {
  const money = (cents: number) => formatMoney(cents, currency);
  const hasRefunds = sums.refundedCents > 0;
  const refunds = ({ refundedCents }: Amounts) => (hasRefunds ? [money(refundedCents)] : []);
  const refundTitles = hasRefunds ? ["Refunds"] : [];
  return (
    <div className={className}>
      <AmountTable
        title="By tax rate"
        className="lg:col-span-full print:col-span-full"
        head={["Rate", "Net", "Tax", "Turnover", ...refundTitles, ...(hasRefunds ? ["Tax of refunds"] : [])]}
        rows={sums.rates.map(({ basisPoints, ...amounts }) => [
          rateWords(basisPoints),
          money(amounts.netCents),
          money(amounts.taxCents),
          money(amounts.grossCents),
          ...refunds(amounts),
          ...(hasRefunds ? [money(amounts.refundedTaxCents)] : []),
        ])}
      />
      <AmountTable
        title="By kind of order"
        head={["Kind", "Orders", "Turnover", ...refundTitles]}
        rows={sums.kinds.map(({ kind, orders, ...amounts }) => [
          kindWords[kind],
          orders.toLocaleString("en"),
          money(amounts.grossCents),
          ...refunds(amounts),
        ])}
      />
      <AmountTable
        title="By means of payment"
        head={["Means", "Orders", "Turnover", ...refundTitles]}
        rows={sums.means.map(({ means, orders, ...amounts }) => [
          meansWords[means],
          orders.toLocaleString("en"),
          money(amounts.grossCents),
          ...refunds(amounts),
        ])}
      />
    </div>
  );
}
