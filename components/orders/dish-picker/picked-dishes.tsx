import { type RefObject, useState } from "react";
import { OptionList } from "@/components/storefront/cart/option-list";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Bill, BillLine, CartAction } from "@/lib/orders/cart/cart";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { LineAllergens } from "../line-allergens";
import { QuantityField } from "../quantity-field";
import type { PickerMenu } from "./picker-menu";

const OptionsDialog = onDemand(async () => (await import("./options-dialog")).OptionsDialog, null);

type PickedDishesProps = {
  menu: PickerMenu;
  bill: Bill;
  currency: string;
  onChange: (action: CartAction) => void;
  /** The field that gets the focus after a line was changed. */
  field: RefObject<HTMLInputElement | null>;
};

/** The dishes of an order that is being taken; a quantity of 0 removes one. */
export function PickedDishes({ menu, bill, currency, onChange, field }: PickedDishesProps) {
  const { lines, unavailable } = bill;
  const [changing, setChanging] = useState<BillLine | null>(null);
  if (lines.length + unavailable.length === 0)
    return <p className="text-ink-soft text-sm">No dish yet. Type its name, and press Enter.</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {[...lines, ...unavailable].map((line) => {
          const { key, dish, quantity, lineCents, parts, note, problem, kindProblem } = line;
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
                {!dish.soldOut && (
                  <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => setChanging(line)}>
                    {dish.optionGroups || note ? "Change" : "Add a note"}
                    <span className="sr-only"> {dish.name}</span>
                  </Button>
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
        })}
      </ul>
      {changing && (
        <OptionsDialog
          menu={menu}
          dish={changing.dish}
          line={changing}
          quantity={changing.quantity}
          onChosen={(line, quantity) =>
            onChange({ type: "replace", key: changing.key, line: { ...line, quantity } })
          }
          onClose={() => setChanging(null)}
          onClosed={() => field.current?.focus()}
        />
      )}
    </>
  );
}
