import { formatCents, type Totals } from "@/lib/orders/totals";

export function TotalsList({ totals }: { totals: Totals }) {
  return (
    <dl className="grid gap-1 text-sm tabular-nums">
      <Row term="Subtotal" cents={totals.subtotalCents} />
      <Row term="Tax (10%)" cents={totals.taxCents} />
      <Row term="Delivery" cents={totals.deliveryCents} />
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t border-dashed pt-2.5 font-bold text-lg">
        <dt>Total</dt>
        <dd>{formatCents(totals.totalCents)}</dd>
      </div>
    </dl>
  );
}

function Row({ term, cents }: { term: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-ink-soft">
      <dt>{term}</dt>
      <dd className="text-ink">{formatCents(cents)}</dd>
    </div>
  );
}
