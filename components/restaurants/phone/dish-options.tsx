"use client";

import { Checkbox } from "@/components/ui/checkbox";
import type { MenuDish } from "@/lib/restaurants/schema";
import { useGridStore, useWatched } from "../grid/use-grid";
import { useOptions } from "../options/use-options";

/** Chooses the option groups of a dish; nothing for a menu without any. */
export function DishOptions({ dish }: { dish: MenuDish }) {
  const optionGroups = useWatched(useGridStore(), ({ table }) => table.optionGroups);
  const actions = useOptions();
  if (optionGroups.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Options</legend>
      {optionGroups.map((group) => (
        <Checkbox
          key={group.id}
          label={group.name || "Options without a name"}
          checked={dish.optionGroups.includes(group.id)}
          onChange={({ currentTarget }) => actions.give(group, [dish.id], currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
