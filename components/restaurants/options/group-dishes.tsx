"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { count } from "@/components/ui/count";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { MenuCategory, MenuDish } from "@/lib/restaurants/schema";
import type { Table } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";
import { useOptions } from "./use-options";

const has = (group: MenuOptionGroup) => (dish: MenuDish) => dish.optionGroups.includes(group.id);

/** Chooses the dishes that have a group, one by one or by category. */
export function GroupDishes({ group, isNew }: { group: MenuOptionGroup; isNew: boolean }) {
  const [isOpen, setOpen] = useState(isNew);
  const grid = useGridStore();
  const table = useWatched(grid, (state) => state.table);
  const chosen = table.dishes.filter(has(group));
  const ofOptions = table.optionGroups.flatMap(({ options }) =>
    options.filter(({ optionGroups }) => optionGroups.includes(group.id)),
  );
  const isOfCombos = group.kind === "dishes";
  const uses = [
    chosen.length > 0 &&
      (isOfCombos ? count(chosen.length, "combo") : count(chosen.length, "dish", "dishes")),
    ofOptions.length > 0 && count(ofOptions.length, "option", "options"),
  ].filter(Boolean);
  const unused = isOfCombos
    ? "Not part of any combo yet: choose the dishes that consist of these"
    : "Not used by any dish yet: choose dishes";
  return (
    <details
      className="group border-line border-t pt-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold text-sm">
        <span>{uses.length > 0 ? `Used by ${uses.join(" and ")}` : unused}</span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">
        {!isOfCombos && <DishesOfOthers group={group} table={table} />}
        {table.categories.map((category) => (
          <CategoryDishes
            key={category.id}
            group={group}
            category={category}
            dishes={table.dishes.filter((dish) => dish.category === category.id)}
          />
        ))}
      </div>
    </details>
  );
}

type DishesOfOthersProps = { group: MenuOptionGroup; table: Table };

/** Gives the group to all dishes of another one. */
function DishesOfOthers({ group, table: { dishes, optionGroups } }: DishesOfOthersProps) {
  const actions = useOptions();
  const others = optionGroups
    .filter(({ id, kind }) => id !== group.id && kind !== "dishes")
    .map((other) => ({ other, own: dishes.filter(has(other)) }))
    .filter(({ own }) => own.length > 1 && !own.every(has(group)));
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {others.map(({ other, own }) => (
        <Button
          key={other.id}
          variant="secondary"
          size="sm"
          onClick={() =>
            actions.give(
              group,
              own.map(({ id }) => id),
              true,
            )
          }
        >
          {`The ${own.length} dishes of ${other.name || "options without a name"}`}
        </Button>
      ))}
    </div>
  );
}

type CategoryDishesProps = { group: MenuOptionGroup; category: MenuCategory; dishes: readonly MenuDish[] };

function CategoryDishes({ group, category, dishes }: CategoryDishesProps) {
  const actions = useOptions();
  if (dishes.length === 0) return null;
  const chosen = dishes.filter(has(group)).length;
  const ids = dishes.map(({ id }) => id);
  return (
    <fieldset>
      <legend className="sr-only">{category.label}</legend>
      <Checkbox
        label={`All of ${category.label || "a category without a name"}`}
        className="font-semibold"
        ref={(element) => {
          if (element) element.indeterminate = chosen > 0 && chosen < dishes.length;
        }}
        checked={chosen === dishes.length}
        onChange={() => actions.give(group, ids, chosen < dishes.length)}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 ps-7">
        {dishes.map((dish) => (
          <Checkbox
            key={dish.id}
            label={dish.name || "A dish without a name"}
            checked={dish.optionGroups.includes(group.id)}
            onChange={({ currentTarget }) => actions.give(group, [dish.id], currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
