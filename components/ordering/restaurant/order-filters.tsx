"use client";

import { Segmented } from "@/components/ui/segmented";
import { type MenuKey, type OrderStatus, orderStatuses } from "@/lib/ordering/types";
import { restaurants, statusLabels } from "./labels";

export type OrderChoice = { menu: MenuKey | "all"; status: OrderStatus | "all" };

/** The choice as the query of `/api/orders`. */
export function toQuery({ menu, status }: OrderChoice): string {
  const given = { ...(menu !== "all" && { menu }), ...(status !== "all" && { status }) };
  return new URLSearchParams(given).toString();
}

type MenuChipsProps = { value: OrderChoice["menu"]; onChange: (menu: OrderChoice["menu"]) => void };

export function MenuChips({ value, onChange }: MenuChipsProps) {
  return (
    <Segmented
      look="chips"
      label="Restaurant"
      value={value}
      onChange={onChange}
      segments={[
        { value: "all", label: "Both" },
        ...restaurants.map(({ key, name }) => ({ value: key, label: name })),
      ]}
    />
  );
}

type OrderFiltersProps = {
  choice: OrderChoice;
  counts: Partial<Record<OrderStatus, number>>;
  onChange: (choice: OrderChoice) => void;
};

export function OrderFilters({ choice, counts, onChange }: OrderFiltersProps) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <MenuChips value={choice.menu} onChange={(menu) => onChange({ ...choice, menu })} />
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
