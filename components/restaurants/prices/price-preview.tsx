import { ArrowDown, ArrowUp } from "lucide-react";
import { formatMoney } from "@/lib/platform/money/money";
import type { MenuDish } from "@/lib/restaurants/schema";

const MAX_LISTED = 50;

type PricePreviewProps = {
  dishes: readonly MenuDish[];
  /** New prices in minor units, by dish id. */
  prices: ReadonlyMap<string, number>;
  currency: string;
};

export function PricePreview({ dishes, prices, currency }: PricePreviewProps) {
  if (prices.size === 0) return <p className="text-ink-soft text-sm">No price would change.</p>;
  const listed: { dish: MenuDish; next: number }[] = [];
  for (const dish of dishes) {
    const next = prices.get(dish.id);
    if (next !== undefined) listed.push({ dish, next });
    if (listed.length === MAX_LISTED) break;
  }
  const more = prices.size - listed.length;
  return (
    <section
      aria-label="New prices"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto overscroll-contain rounded-inner border border-line"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left text-ink-soft text-xs">
          <tr>
            <th scope="col" className="px-4 py-2 font-semibold">
              Dish
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              Before
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-semibold">
              After
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {listed.map(({ dish, next }) => (
            <tr key={dish.id}>
              <th scope="row" dir="auto" className="wrap-anywhere px-4 py-2 text-left font-normal">
                {dish.name}
              </th>
              <td className="px-2 py-2 text-right text-ink-soft tabular-nums">
                {formatMoney(dish.priceCents, currency)}
              </td>
              <td className="py-2 pr-4 pl-2 text-right font-semibold tabular-nums">
                <span className="inline-flex items-center gap-1">
                  {next > dish.priceCents ? (
                    <ArrowUp aria-hidden="true" className="size-3.5 text-brass-ink" />
                  ) : (
                    <ArrowDown aria-hidden="true" className="size-3.5 text-brand-ink" />
                  )}
                  {formatMoney(next, currency)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="border-line border-t bg-sunken px-4 py-2 text-ink-soft text-xs">
          and {more.toLocaleString("en")} more
        </p>
      )}
    </section>
  );
}
