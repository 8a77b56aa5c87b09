"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldMessage } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import type { MenuCategory, MenuRestaurant } from "@/lib/restaurants/schema";

type TaxedCategoriesProps = { index: number; categories: readonly MenuCategory[] };

/** Chooses the categories of a rate; each has one rate. */
export function TaxedCategories({ index, categories }: TaxedCategoriesProps) {
  const { getValues, setValue } = useFormContext<MenuRestaurant>();
  const name = `taxClasses.${index}.categories` as const;
  const chosen = useWatch<MenuRestaurant, typeof name>({ name }) ?? [];
  const error = useFieldError(name);

  function choose(id: string, isChosen: boolean) {
    for (const [at, { categories: had }] of getValues("taxClasses").entries()) {
      const has = at === index ? isChosen : had.includes(id) && !isChosen;
      if (has === had.includes(id)) continue;
      const next = categories.map((one) => one.id).filter((one) => (one === id ? has : had.includes(one)));
      setValue(`taxClasses.${at}.categories`, next, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <fieldset>
      <legend className="font-semibold text-sm">For these categories</legend>
      <div className="flex flex-wrap gap-x-5">
        {categories.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label || "Category"}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
        ))}
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
    </fieldset>
  );
}
