"use client";

import type { RefObject } from "react";
import { Field } from "@/components/ui/field";
import { Counter } from "@/components/ui/form/counter";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";
import type { EntryProblems } from "../grid/menu-problems";
import { useGridStore } from "../grid/use-grid";
import { AllergensField } from "../options/allergens-field";
import { DishKinds } from "./dish-kinds";
import { DishOptions } from "./dish-options";
import { DishPlate } from "./dish-plate";
import { DishTax } from "./dish-tax";
import { type DishText, useDishText } from "./use-dish-text";

type DishFieldsProps = {
  dish: MenuDish;
  categories: readonly MenuCategory[];
  problems: EntryProblems;
  price: DishText;
  priceRef: RefObject<HTMLInputElement | null>;
};

const typing = { autoComplete: "off", dir: "auto" } as const;

/** The fields of one dish on a phone. */
export function DishFields({ dish, categories, problems, price, priceRef }: DishFieldsProps) {
  const grid = useGridStore();
  const name = useDishText(dish, "name");
  const description = useDishText(dish, "description");
  const allergens = useDishText(dish, "allergens");
  const change = (change: Partial<MenuDish>) => grid.do({ type: "change", id: dish.id, change });
  return (
    <div className="grid gap-5">
      <Field
        label="Name"
        error={problems.name}
        aside={<Counter text={name.control.value} limit={menuLimits.name} />}
      >
        <Input {...typing} {...name.control} />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Price" error={price.refusal ?? problems.priceCents}>
          <Input {...typing} {...price.control} ref={priceRef} inputMode="decimal" />
        </Field>
        <Field label="Category" error={problems.category}>
          <Select value={dish.category} onChange={({ target }) => change({ category: target.value })}>
            {categories.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Description"
        error={problems.description}
        aside={<span className="text-ink-soft text-xs">Optional</span>}
      >
        <Textarea {...typing} {...description.control} rows={3} grows />
      </Field>
      <AllergensField error={problems.allergens} control={allergens.control} />
      <DishPlate dish={dish} problems={problems} />
      <DishOptions dish={dish} />
      <DishTax dish={dish} onChange={(taxClass) => change({ taxClass })} />
      <DishKinds kinds={dish.kinds} onChange={(kinds) => change({ kinds })} />
      <div className="grid gap-1">
        <Switch label="Popular" checked={dish.popular} onChange={(popular) => change({ popular })} />
        <Switch
          label="Hidden"
          hint="Guests don’t see it"
          checked={dish.hidden}
          onChange={(hidden) => change({ hidden })}
        />
      </div>
    </div>
  );
}
