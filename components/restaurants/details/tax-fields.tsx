"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldMessage } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";
import { TaxProposal } from "./tax-proposal";
import { TaxRate } from "./tax-rate";
import { useTerm } from "./use-term";

/** Whether tax is in the prices, and the rates of tax by category and kind of order. */
export function TaxFields({ categories }: { categories: readonly MenuCategory[] }) {
  return (
    <div className="grid gap-5">
      <TaxChoice />
      <TaxRates categories={categories} />
    </div>
  );
}

function TaxChoice() {
  const included = useTerm("pricesIncludeTax");
  return (
    <div className="grid gap-1.5">
      <Segmented
        label="Tax"
        segments={[
          { value: "included", label: "Prices include tax" },
          { value: "added", label: "Tax is added" },
        ]}
        value={included.value ? "included" : "added"}
        onChange={(value) => included.set(value === "included")}
        className="flex max-w-md"
      />
      <p className="text-ink-soft text-xs">
        {included.value
          ? "Guests pay the printed prices; the tax in them is named."
          : "Guests see it added at the end of their order."}
      </p>
    </div>
  );
}

/** Returns the message about the rates as a whole. */
function useRatesError(): string | undefined {
  const { errors } = useFormState<MenuRestaurant>({ name: "taxClasses" });
  return get(errors, "taxClasses.root.message") ?? get(errors, "taxClasses.message");
}

function TaxRates({ categories }: { categories: readonly MenuCategory[] }) {
  const { getValues } = useFormContext<MenuRestaurant>();
  const { fields, append, remove, replace } = useFieldArray<MenuRestaurant, "taxClasses", "key">({
    name: "taxClasses",
    keyName: "key",
  });
  const feeTaxes = [useTerm("pickupTaxClass"), useTerm("deliveryTaxClass"), useTerm("tableTaxClass")];
  const error = useRatesError();
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const rate = { id: randomKey(), label: "", pickup: 0, delivery: 0, table: 0, categories: [] };
    append(rate, { shouldFocus: true });
  }

  /** The fees get the first rate instead of a removed one. */
  function removeRate(index: number) {
    const [first, removed] = [getValues("taxClasses.0.id"), getValues(`taxClasses.${index}.id`)];
    remove(index);
    for (const tax of feeTaxes) if (tax.value === removed) tax.set(first);
    requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <>
      <TaxProposal categories={categories} onRates={replace} />
      <ul className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li key={key} className="grid gap-4 rounded-inner border border-line p-4">
            <TaxRate index={index} categories={categories} onRemove={() => removeRate(index)} />
          </li>
        ))}
      </ul>
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.length < menuLimits.taxClasses && (
        <Button ref={addButton} variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          Add a rate
        </Button>
      )}
    </>
  );
}
