"use client";

import { OptionList } from "@/components/storefront/cart/option-list";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { feeLabel } from "@/lib/orders/fee-words";
import type { Left } from "@/lib/orders/refunds/amounts";
import { formatMoney } from "@/lib/platform/money/money";
import { QuantityField } from "../quantity-field";
import { everything, type RefundForm } from "./refund-form";

type LineChoiceProps = {
  order: RestaurantOrder;
  left: Left;
  form: RefundForm;
  onChange: (form: RefundForm) => void;
};

/** Chooses the number of dishes of each line, the fee and the tip. */
export function LineChoice({ order, left, form, onChange }: LineChoiceProps) {
  const choose = (position: number, quantity: number) =>
    onChange({ ...form, quantities: form.quantities.map((one, at) => (at === position ? quantity : one)) });
  return (
    <div className="grid gap-3">
      <ul className="grid divide-y divide-line">
        {order.lines.map(({ name, quantity, priceCents, options, note }, position) => {
          const most = left.quantities[position] ?? 0;
          const chosen = form.quantities[position] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its position
            <li key={position} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <div className="wrap-anywhere min-w-0 flex-1 basis-40">
                {name}
                <OptionList options={options} note={note} className="text-ink-soft text-sm" />
                <span className="block text-ink-soft text-sm tabular-nums">
                  {formatMoney(priceCents, order.currency)} · {most} of {quantity} left
                </span>
              </div>
              <QuantityField
                name={name}
                label={`${name} to give back`}
                quantity={chosen}
                max={most}
                onChange={(quantity) => choose(position, quantity)}
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {left.deliveryCents > 0 && (
            <Checkbox
              label={`${feeLabel(order)}, ${formatMoney(left.deliveryCents, order.currency)}`}
              checked={form.withDelivery}
              onChange={({ target }) => onChange({ ...form, withDelivery: target.checked })}
            />
          )}
          {left.tipCents > 0 && (
            <Checkbox
              label={`Tip, ${formatMoney(left.tipCents, order.currency)}`}
              checked={form.withTip}
              onChange={({ target }) => onChange({ ...form, withTip: target.checked })}
            />
          )}
        </div>
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:-ml-3.5 sm:-mr-3.5"
          onClick={() => onChange(everything(form, left))}
        >
          Choose everything
        </Button>
      </div>
    </div>
  );
}
