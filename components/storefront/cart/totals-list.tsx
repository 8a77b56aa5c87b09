import type { Totals } from "@/lib/orders/pricing/price-cart";
import { taxesOf } from "@/lib/orders/rate-shares";
import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

type Priced = Totals & { kind?: OrderKind | undefined };

type TotalsListProps = {
  totals: Priced;
  /** The delivery costs this or more. */
  isLowest?: boolean;
};

export function TotalsList({ totals, isLowest = false }: TotalsListProps) {
  const { currency, taxIncluded, kind = "delivery" } = totals;
  const taxed = taxesOf(totals).filter(({ basisPoints }) => basisPoints > 0);
  return (
    <dl className="grid gap-1 text-sm tabular-nums">
      <Row term="Subtotal" amount={totals.subtotalCents} currency={currency} />
      {totals.discountCents && <Row term="Voucher" amount={-totals.discountCents} currency={currency} />}
      {!taxIncluded &&
        taxed.map(({ basisPoints, tax }) => (
          <Row key={basisPoints} term={`Tax (${formatRate(basisPoints)})`} amount={tax} currency={currency} />
        ))}
      {(kind === "delivery" || totals.deliveryCents > 0) && (
        <Row term="Delivery" amount={totals.deliveryCents} currency={currency} isLowest={isLowest} />
      )}
      {totals.tipCents && <Row term="Tip" amount={totals.tipCents} currency={currency} />}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t border-dashed pt-2.5 font-bold text-lg">
        <dt>Total</dt>
        <dd>
          {isLowest && "from "}
          {formatMoney(totals.totalCents, currency)}
        </dd>
      </div>
      {taxIncluded &&
        taxed.map(({ basisPoints, tax }) => (
          <Row
            key={basisPoints}
            term={`Includes ${formatRate(basisPoints)} tax`}
            amount={tax}
            currency={currency}
          />
        ))}
    </dl>
  );
}

type RowProps = { term: string; amount: number; currency: string; isLowest?: boolean };

function Row({ term, amount, currency, isLowest }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{term}</dt>
      <dd className="text-ink">
        {isLowest && "from "}
        {formatMoney(amount, currency)}
      </dd>
    </div>
  );
}
