"use client";

import { OptionGroups } from "@/components/storefront/options/option-groups";
import { useOptionForm } from "@/components/storefront/options/use-option-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ChosenDish } from "@/lib/orders/line-key";
import { orderLimits } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";
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
  const { form, options, quantity, setQuantity, note, setNote, totalCents } = useOptionForm({
    dish,
    optionGroups: menu.optionGroups,
    line,
    quantity: initial.quantity,
    onChosen(chosen, count) {
      onChosen(chosen, count);
      onClose();
    },
  });

  return (
    <Dialog title={dish.name} description={dish.description} onClose={onClose} onClosed={onClosed}>
      <form {...form} className="grid gap-5">
        <LineAllergens line={{ allergens: dish.allergens }} className="text-sm" />
        <OptionGroups {...options} currency={currency} />
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
            {totalCents !== null && ` ${formatMoney(totalCents, currency)}`}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
