"use client";

import { Segmented } from "@/components/ui/segmented";
import { type OrderStatus, orderStatuses } from "@/lib/orders/types";
import { statusLabels } from "./labels";
import type { OrderQuery } from "./use-orders";

export type OrderChoice = { menu: string; status: OrderStatus | "all" };

export const toQuery = ({ menu, status }: OrderChoice): OrderQuery => ({
  ...(menu !== "all" && { menu }),
  ...(status !== "all" && { status }),
});

export type NamedRestaurant = { key: string; name: string };

type MenuChipsProps = {
  restaurants: readonly NamedRestaurant[];
  value: OrderChoice["menu"];
  onChange: (menu: OrderChoice["menu"]) => void;
};

export function MenuChips({ restaurants, value, onChange }: MenuChipsProps) {
  if (restaurants.length < 2) return null;
  return (
    <Segmented
      look="chips"
      label="Restaurant"
      value={value}
      onChange={onChange}
      segments={[
        { value: "all", label: restaurants.length === 2 ? "Both" : "All" },
        ...restaurants.map(({ key, name }) => ({ value: key, label: name })),
      ]}
    />
  );
}

type OrderFiltersProps = {
  restaurants: readonly NamedRestaurant[];
  choice: OrderChoice;
  counts: Partial<Record<OrderStatus, number>>;
  onChange: (choice: OrderChoice) => void;
};

export function OrderFilters({ restaurants, choice, counts, onChange }: OrderFiltersProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <MenuChips
        restaurants={restaurants}
        value={choice.menu}
        onChange={(menu) => onChange({ ...choice, menu })}
      />
      <Segmented
        look="chips"
        label="Status"
        value={choice.status}
        onChange={(status) => onChange({ ...choice, status })}
        segments={[
          { value: "all", label: "All" },
          ...orderStatuses.map((status) => ({
            value: status,
            label: statusLabels[status],
            count: counts[status],
          })),
        ]}
      />
    </div>
  );
}
