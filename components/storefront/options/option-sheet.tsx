"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTranslate } from "@/components/ui/translation";
import { lineKey } from "@/lib/orders/line-key";
import { orderLimits } from "@/lib/orders/types";
import { defaultChosen, knownChosen } from "@/lib/restaurants/options/change-chosen";
import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import { priceOptions } from "@/lib/restaurants/options/price-options";
import { QuantityStepper } from "../cart/quantity-stepper";
import { useOrdering } from "../ordering/context";
import type { Choosing } from "../ordering/use-choosing";
import { SidePanel } from "../side-panel";
import { OptionGroups } from "./option-groups";

/** Chooses the options of a dish, for a new line of the cart or one that is changed. */
export function OptionSheet({ choosing: { dish, line } }: { choosing: Choosing }) {
  const t = useTranslate();
  const { restaurant, setChoosing, add, change } = useOrdering();
  const { currency, asksContact } = restaurant.terms;
  const groups = dishOptionGroups(dish, restaurant.optionGroups ?? []);
  const [all, setChosen] = useState(() => line?.chosen ?? defaultChosen(groups));
  const chosen = knownChosen(all, groups);
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? "");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const priced = priceOptions(dish.priceCents, groups, chosen, t);
  const problems = "problems" in priced ? priced.problems : [];
  const total = "unit" in priced ? t.money(priced.unit * quantity, currency) : null;

  function submit() {
    setTried(true);
    if (problems.length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus(),
      );
      return;
    }
    const made = { id: dish.id, chosen, ...(note.trim() !== "" && { note: note.trim() }) };
    if (line) change({ type: "replace", key: lineKey(line), line: { ...made, quantity } });
    else add(dish, made, quantity);
    setChoosing(null);
  }

  return (
    <SidePanel
      open
      onOpenChange={(open) => open || setChoosing(null)}
      title={dish.name}
      closeLabel={t("Close")}
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {dish.description && <p className="wrap-anywhere text-ink-soft text-sm">{dish.description}</p>}
        {dish.allergens && (
          <p className="wrap-anywhere text-sm">{t("Contains: {allergens}", { allergens: dish.allergens })}</p>
        )}
        <OptionGroups
          groups={groups}
          chosen={chosen}
          onChange={setChosen}
          problems={isTried ? problems : []}
          dishCents={dish.priceCents}
          currency={currency}
        />
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
        <Button type="submit" form={formId} size="lg" shape="pill" className="min-w-0 flex-1">
          {line ? t("Change") : t("Add")}
          {total && <span className="tabular-nums">{total}</span>}
        </Button>
      </footer>
    </SidePanel>
  );
}
