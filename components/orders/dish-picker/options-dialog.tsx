"use client";

import { useId, useRef, useState } from "react";
import { OptionGroups } from "@/components/storefront/options/option-groups";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ChosenDish } from "@/lib/orders/line-key";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
import { defaultChosen, knownChosen } from "@/lib/restaurants/options/change-chosen";
import { dishOptionGroups } from "@/lib/restaurants/options/dish-options";
import { priceOptions } from "@/lib/restaurants/options/price-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { LineAllergens } from "../line-allergens";
import { QuantityField } from "../quantity-field";
import type { PickerMenu } from "./picker-menu";

type OptionsDialogProps = {
  menu: PickerMenu;
  dish: ShownDish;
  quantity: number;
  /** The line that is changed; missing for a new one. */
  line?: ChosenDish;
  onChosen: (dish: ChosenDish, quantity: number) => void;
  onClose: () => void;
  /** Called when the focus returns. */
  onClosed: () => void;
};

/** Chooses the options of a dish and its note, before it is added or later. */
export function OptionsDialog({
  menu,
  dish,
  line,
  onChosen,
  onClose,
  onClosed,
  ...initial
}: OptionsDialogProps) {
  const { currency } = menu.terms;
  const groups = dishOptionGroups(dish, menu.optionGroups ?? []);
  const [all, setChosen] = useState(() => line?.chosen ?? defaultChosen(groups));
  const chosen = knownChosen(all, groups);
  const [quantity, setQuantity] = useState(initial.quantity);
  const [note, setNote] = useState(line?.note ?? "");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const priced = priceOptions(dish.priceCents, groups, chosen);
  const problems = "problems" in priced ? priced.problems : [];

  function submit() {
    setTried(true);
    if (problems.length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus(),
      );
      return;
    }
    const text = note.trim();
    onChosen({ id: dish.id, chosen, ...(text !== "" && { note: text }) }, quantity);
    onClose();
  }

  return (
    <Dialog title={dish.name} description={dish.description} onClose={onClose} onClosed={onClosed}>
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <LineAllergens line={{ allergens: dish.allergens }} className="text-sm" />
        <OptionGroups
          groups={groups}
          chosen={chosen}
          onChange={setChosen}
          problems={isTried ? problems : []}
          dishCents={dish.priceCents}
          currency={currency}
        />
        <Field label="Note for the kitchen">
          <Input
            value={note}
            maxLength={orderLimits.lineNote}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold text-sm">Quantity</span>
          <QuantityField
            name={dish.name}
            quantity={quantity}
            min={1}
            max={orderLimits.quantity}
            onChange={setQuantity}
          />
        </div>
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">
            {line ? "Change" : "Add"}
            {"unit" in priced && ` ${formatMoney(priced.unit * quantity, currency)}`}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
