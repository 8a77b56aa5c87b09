import { OptionList } from "@/components/storefront/cart/option-list";
import type { Bill, CartAction } from "@/lib/orders/cart/cart";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { LineAllergens } from "../line-allergens";
import { QuantityField } from "../quantity-field";

type PickedDishesProps = { bill: Bill; currency: string; onChange: (action: CartAction) => void };

/** The dishes of an order that is being taken; a quantity of 0 removes one. */
export function PickedDishes({ bill: { lines, unavailable }, currency, onChange }: PickedDishesProps) {
  if (lines.length + unavailable.length === 0)
    return <p className="text-ink-soft text-sm">No dish yet. Type its name, and press Enter.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {[...lines, ...unavailable].map(
        ({ key, dish, quantity, lineCents, parts, note, problem, kindProblem }) => {
          const refusal = dish.soldOut ? "Sold out: not ordered" : (problem ?? kindProblem);
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              <div className="wrap-anywhere min-w-0 flex-1 basis-36">
                {dish.name}
                <LineAllergens
                  line={{ allergens: dish.allergens, options: [...parts] }}
                  className="text-sm"
                />
                <OptionList options={[...parts]} note={note} className="text-ink-soft text-sm" />
                {refusal ? (
                  <span className="block font-medium text-danger text-sm">{refusal}</span>
                ) : (
                  <span className="block text-ink-soft text-sm tabular-nums">
                    {formatMoney(lineCents, currency)}
                  </span>
                )}
              </div>
              <QuantityField
                name={dish.name}
                quantity={quantity}
                max={orderLimits.quantity}
                onChange={(wanted) => onChange({ type: "set", key, quantity: wanted })}
              />
            </li>
          );
        },
      )}
    </ul>
  );
}
