"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTranslate } from "@/components/ui/translation";
import { lineKey } from "@/lib/orders/line-key";
import { orderLimits } from "@/lib/orders/types";
import { QuantityStepper } from "../cart/quantity-stepper";
import { useOrdering } from "../ordering/context";
import type { Choosing } from "../ordering/use-choosing";
import { SidePanel } from "../side-panel";
import { OptionGroups } from "./option-groups";
import { useOptionForm } from "./use-option-form";

/** Chooses the options of a dish, for a new line of the cart or one that is changed. */
export function OptionSheet({ choosing: { dish, line } }: { choosing: Choosing }) {
  const t = useTranslate();
  const { restaurant, setChoosing, add, change } = useOrdering();
  const { currency, asksContact } = restaurant.terms;
  const { form, options, quantity, setQuantity, note, setNote, totalCents } = useOptionForm({
    dish,
    optionGroups: restaurant.optionGroups,
    line,
    quantity: line?.quantity ?? 1,
    onChosen(chosen, count) {
      if (line) change({ type: "replace", key: lineKey(line), line: { ...chosen, quantity: count } });
      else add(dish, chosen, count);
      setChoosing(null);
    },
  });

  return (
    <SidePanel
      open
      onOpenChange={(open) => open || setChoosing(null)}
      title={dish.name}
      closeLabel={t("Close")}
    >
      <form
        {...form}
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6"
      >
        {dish.description && <p className="wrap-anywhere text-ink-soft text-sm">{dish.description}</p>}
        {dish.allergens && (
          <p className="wrap-anywhere text-sm">{t("Contains: {allergens}", { allergens: dish.allergens })}</p>
        )}
        <OptionGroups {...options} currency={currency} />
        {asksContact && (
          <Field label={t("Anything to tell the kitchen?")}>
            <Input
              value={note}
              maxLength={orderLimits.lineNote}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
        )}
      </form>
      <footer className="flex items-center gap-4 border-line border-t bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
        <QuantityStepper
          dish={dish.name}
          quantity={quantity}
          onLess={() => setQuantity(Math.max(1, quantity - 1))}
          onMore={() => setQuantity(quantity + 1)}
        />
        <Button type="submit" form={form.id} size="lg" shape="pill" className="min-w-0 flex-1">
          {line ? t("Change") : t("Add")}
          {totalCents !== null && <span className="tabular-nums">{t.money(totalCents, currency)}</span>}
        </Button>
      </footer>
    </SidePanel>
  );
}
