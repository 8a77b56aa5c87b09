"use client";

import { Check, Receipt } from "lucide-react";
import { useWatch } from "react-hook-form";
import { MenuItem } from "@/components/ui/action-menu";
import type { MenuDish, MenuRestaurant } from "@/lib/restaurants/schema";
import { OF_CATEGORY } from "../details/field-labels";
import { SubMenu } from "./sub-menu";
import { useGridStore } from "./use-grid";

/** Chooses the rate of tax of a dish; nothing for a restaurant with one rate. */
export function TaxItems({ dish }: { dish: MenuDish }) {
  const grid = useGridStore();
  const taxClasses = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  if (taxClasses.length < 2) return null;
  const chosen = taxClasses.find(({ id }) => id === dish.taxClass)?.id ?? "";
  return (
    <SubMenu icon={Receipt} label="Tax">
      {[{ id: "", label: OF_CATEGORY }, ...taxClasses].map(({ id, label }) => (
        <MenuItem
          key={id}
          {...(id === chosen && { icon: Check })}
          onSelect={() => grid.do({ type: "change", id: dish.id, change: { taxClass: id } })}
        >
          {label || "A rate without a name"}
          {id === chosen && <span className="sr-only"> (chosen)</span>}
        </MenuItem>
      ))}
    </SubMenu>
  );
}
