"use client";

import { count } from "@/components/ui/count";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";

/** Scope of the change; `category:` is followed by an id. */
export type DishScope = "chosen" | "all" | `category:${string}`;

const PREFIX = "category:";

/** Returns the dishes of a scope, in menu order. */
export function dishesIn(scope: DishScope, dishes: readonly MenuDish[], chosen: readonly string[]) {
  if (scope === "all") return dishes;
  const ids = new Set(chosen);
  return scope === "chosen"
    ? dishes.filter(({ id }) => ids.has(id))
    : dishes.filter(({ category }) => category === scope.slice(PREFIX.length));
}

type ScopeFieldProps = {
  scope: DishScope;
  dishes: readonly MenuDish[];
  categories: readonly MenuCategory[];
  chosen: readonly string[];
  onChange: (scope: DishScope) => void;
};

export function ScopeField({ scope, dishes, categories, chosen, onChange }: ScopeFieldProps) {
  const numberIn = (one: DishScope) => count(dishesIn(one, dishes, chosen).length, "dish", "dishes");
  return (
    <Field label="Which dishes">
      <Select
        className="sm:max-w-80"
        value={scope}
        onChange={({ target }) => onChange(target.value as DishScope)}
      >
        {chosen.length > 0 && <option value="chosen">The chosen ones ({numberIn("chosen")})</option>}
        <option value="all">The whole menu ({numberIn("all")})</option>
        {categories.map(({ id, label }) => (
          <option key={id} value={`${PREFIX}${id}`}>
            {label} ({numberIn(`${PREFIX}${id}`)})
          </option>
        ))}
      </Select>
    </Field>
  );
}
