"use client";

import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { MenuDish, MenuRestaurant } from "@/lib/restaurants/schema";
import { OF_CATEGORY } from "../details/field-labels";

type DishTaxProps = { dish: MenuDish; onChange: (taxClass: string) => void };

/** Chooses the rate of tax of a dish; nothing for a restaurant with one rate. */
export function DishTax({ dish: { taxClass }, onChange }: DishTaxProps) {
  const taxClasses = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  if (taxClasses.length < 2) return null;
  const isKnown = taxClasses.some(({ id }) => id === taxClass);
  return (
    <Field label="Tax">
      <Select value={isKnown ? taxClass : ""} onChange={({ target }) => onChange(target.value)}>
        <option value="">{OF_CATEGORY}</option>
        {taxClasses.map(({ id, label }) => (
          <option key={id} value={id}>
            {label || "A rate without a name"}
          </option>
        ))}
      </Select>
    </Field>
  );
}
