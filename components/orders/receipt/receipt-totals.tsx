import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import { feeLabel } from "@/lib/orders/fee-words";
import { type RateShare, sharesOf, taxesOf } from "@/lib/orders/rate-shares";
import { refundWords } from "@/lib/orders/receipt-words";
import { formatRate } from "@/lib/platform/money/rate";

/** Subtotal, fees, tax by rate, total, and refunds. */
export function ReceiptTotals({ order }: { order: OrderView }) {
  const t = useTranslate();
  const {
    currency,
    taxIncluded,
    subtotalCents,
    deliveryCents,
    discountCents = 0,
    tipCents = 0,
    totalCents,
    refunds,
  } = order;
  const money = (cents: number) => t.money(cents, currency);
  const shares = sharesOf({ ...order, taxes: taxesOf(order) });
  const taxed = shares.filter(({ tax }) => tax > 0);
  return (
    <div className="grid gap-5">
      <dl className="grid gap-1 border-line border-t pt-3 tabular-nums">
        <Row term={t("Subtotal")} amount={money(subtotalCents)} />
        {discountCents > 0 && <Row term={t("Voucher")} amount={money(-discountCents)} />}
        {deliveryCents > 0 && <Row term={feeLabel(order, t)} amount={money(deliveryCents)} />}
        {!taxIncluded &&
          taxed.map(({ basisPoints, tax }) => (
            <Row
              key={basisPoints}
              term={t("Tax {rate}", { rate: formatRate(basisPoints, t.language) })}
              amount={money(tax)}
            />
          ))}
        {tipCents > 0 && <Row term={t("Tip")} amount={money(tipCents)} />}
        <Row term={t("Total")} amount={money(totalCents)} className="mt-1 font-bold text-xl" />
        {refunds.map((refund) => (
          <Row
            key={refund.id}
            term={refundWords(order, refund, t)}
            amount={money(refund.status === "failed" ? refund.amountCents : -refund.amountCents)}
            className={refund.status === "failed" ? "text-ink-soft" : "font-semibold"}
          />
        ))}
      </dl>
      {taxed.length > 0 && (
        <RateTable
          title={t(taxIncluded ? "Tax contained in the total" : "Tax added to the prices")}
          shares={shares}
          currency={currency}
        />
      )}
    </div>
  );
}

function Row({ term, amount, className = "" }: { term: string; amount: string; className?: string }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt className="wrap-anywhere">{term}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}

type RateTableProps = { title: string; shares: readonly RateShare[]; currency: string };

function RateTable({ title, shares, currency }: RateTableProps) {
  const t = useTranslate();
  const money = (cents: number) => t.money(cents, currency);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-start text-ink-soft">{title}</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="pb-1 text-start font-medium">
            {t("Rate")}
          </th>
          {[t("Net"), t("Tax"), t("Gross")].map((name) => (
            <th key={name} scope="col" className="pb-1 pl-2 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ basisPoints, gross, tax }) => (
          <tr key={`${basisPoints} ${gross}`}>
            <th scope="row" className="pt-1 text-start font-normal">
              {formatRate(basisPoints, t.language)}
            </th>
            {Object.entries({ net: gross - tax, tax, gross }).map(([column, cents]) => (
              <td key={column} className="whitespace-nowrap pt-1 pl-2 text-end">
                {money(cents)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
