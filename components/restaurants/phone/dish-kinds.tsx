"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { normalKinds } from "@/lib/restaurants/dish-kinds";
import type { MenuDish } from "@/lib/restaurants/schema";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { orderKinds } from "@/lib/restaurants/terms/terms";

type DishKindsProps = { kinds: MenuDish["kinds"]; onChange: (kinds: MenuDish["kinds"]) => void };

/** Chooses the kinds of order that a dish is offered for; the last one stays chosen. */
export function DishKinds({ kinds, onChange }: DishKindsProps) {
  const chosen = kinds.length === 0 ? orderKinds : kinds;
  return (
    <fieldset>
      <legend className="font-semibold text-sm">Offered for</legend>
      {orderKinds.map((kind) => {
        const isChosen = chosen.includes(kind);
        return (
          <Checkbox
            key={kind}
            label={kindLabels[kind]}
            checked={isChosen}
            disabled={isChosen && chosen.length === 1}
            onChange={({ currentTarget }) =>
              onChange(
                normalKinds(
                  orderKinds.filter((one) => (one === kind ? currentTarget.checked : chosen.includes(one))),
                ),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
