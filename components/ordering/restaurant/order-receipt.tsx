import type { RestaurantOrder } from "@/lib/ordering/order-list";
import { formatCents } from "@/lib/ordering/totals";

/** The dishes of an order and what they come to. */
export function OrderReceipt({ order }: { order: RestaurantOrder }) {
  const { lines, subtotalCents, taxCents, deliveryCents, totalCents } = order;
  const sums = [
    ["Subtotal", subtotalCents],
    ["Tax (10%)", taxCents],
    ["Delivery", deliveryCents],
  ] as const;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {lines.map(({ id, name, emoji, quantity, priceCents }) => (
          <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3">
            <span aria-hidden="true">{emoji}</span>
            <span>
              <span className="font-semibold tabular-nums">{quantity} ×</span> {name}
            </span>
            <span className="tabular-nums">{formatCents(quantity * priceCents)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-line border-t pt-4 tabular-nums">
        {sums.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 text-ink-soft text-sm">
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold text-lg">
          <dt>Total</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
    </div>
  );
}
