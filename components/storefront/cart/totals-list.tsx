import { useTranslate } from "@/components/ui/translation";
import { feeTerm } from "@/lib/orders/fee-words";
import type { Totals } from "@/lib/orders/pricing/price-cart";
import { taxesOf } from "@/lib/orders/rate-shares";
import { formatRate } from "@/lib/platform/money/rate";
import type { OrderKind } from "@/lib/restaurants/terms/terms";

type Priced = Totals & { kind?: OrderKind | undefined };

type TotalsListProps = {
  totals: Priced;
  /** The delivery costs this or more. */
  isLowest?: boolean;
};

export function TotalsList({ totals, isLowest = false }: TotalsListProps) {
  const t = useTranslate();
  const { currency, taxIncluded, kind = "delivery" } = totals;
  const taxed = taxesOf(totals).filter(({ basisPoints }) => basisPoints > 0);
  return (
    <dl className="grid gap-1 text-sm tabular-nums">
      <Row term={t("Subtotal")} amount={totals.subtotalCents} currency={currency} />
      {totals.discountCents && <Row term={t("Voucher")} amount={-totals.discountCents} currency={currency} />}
      {!taxIncluded &&
        taxed.map(({ basisPoints, tax }) => (
          <Row
            key={basisPoints}
            term={t("Tax ({rate})", { rate: formatRate(basisPoints, t.language) })}
            amount={tax}
            currency={currency}
          />
        ))}
      {(kind === "delivery" || totals.deliveryCents > 0) && (
        <Row
          term={feeTerm({ kind }, t)}
          amount={totals.deliveryCents}
          currency={currency}
          isLowest={isLowest}
        />
      )}
      {totals.tipCents && <Row term={t("Tip")} amount={totals.tipCents} currency={currency} />}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t border-dashed pt-2.5 font-bold text-lg">
        <dt>{t("Total")}</dt>
        <dd>
          <Amount minor={totals.totalCents} currency={currency} isLowest={isLowest} />
        </dd>
      </div>
      {taxIncluded &&
        taxed.map(({ basisPoints, tax }) => (
          <Row
            key={basisPoints}
            term={t("Includes {rate} tax", { rate: formatRate(basisPoints, t.language) })}
            amount={tax}
            currency={currency}
          />
        ))}
    </dl>
  );
}

type AmountProps = { minor: number; currency: string; isLowest?: boolean | undefined };

function Amount({ minor, currency, isLowest }: AmountProps) {
  const t = useTranslate();
  const price = t.money(minor, currency);
  return isLowest ? t("from {price}", { price }) : price;
}

type RowProps = { term: string; amount: number; currency: string; isLowest?: boolean };

function Row({ term, amount, currency, isLowest }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{term}</dt>
      <dd className="text-ink">
        <Amount minor={amount} currency={currency} isLowest={isLowest} />
      </dd>
    </div>
  );
}
