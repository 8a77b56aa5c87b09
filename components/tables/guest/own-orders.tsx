import { ChevronRight } from "lucide-react";
import { useTranslate } from "@/components/ui/translation";
import type { TableSeat } from "@/lib/tables/answers";

/** The orders of this phone in this sitting. */
export function OwnOrders({ orders }: Pick<TableSeat, "orders">) {
  const t = useTranslate();
  const placed = orders.filter(({ isPlaced }) => isPlaced);
  const total = placed.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const [first] = orders;
  return (
    <section aria-labelledby="own-orders" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="own-orders" className="text-xl">
          {t("Your orders")}
        </h2>
        {first && (
          <p className="font-semibold tabular-nums">
            <span className="sr-only">{t("Together")} </span>
            {t.money(total, first.currency)}
          </p>
        )}
      </div>
      {orders.length === 0 && (
        <p className="text-ink-soft text-sm">
          {t("Nothing yet. What you order with this phone is shown here.")}
        </p>
      )}
      <ul className="grid gap-2">
        {orders.map(({ id, number, text, totalCents, currency }) => (
          <li key={id}>
            <a
              href={`/orders/${id}`}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{t("Order {number}", { number })}</span>
                <span className="block text-ink-soft text-sm">{text}</span>
              </span>
              <span className="tabular-nums">{t.money(totalCents, currency)}</span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-soft rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
