"use client";

import { Segmented } from "@/components/ui/segmented";
import { type OrderStatus, orderStatuses } from "@/lib/orders/types";
import { statusLabels } from "./labels";
import type { OrderQuery } from "./use-orders";
import { ALL_STATIONS } from "./use-station";

export type OrderChoice = { restaurantId: string; status: OrderStatus | "all" };

export const toQuery = ({ restaurantId, status }: OrderChoice): OrderQuery => ({
  ...(restaurantId !== "all" && { restaurantId }),
  ...(status !== "all" && { status }),
});

export type NamedRestaurant = { id: string; name: string };

type RestaurantChipsProps = {
  restaurants: readonly NamedRestaurant[];
  value: string;
  onChange: (restaurantId: string) => void;
  className?: string;
};

export function RestaurantChips({ restaurants, value, onChange, className = "" }: RestaurantChipsProps) {
  if (restaurants.length < 2) return null;
  return (
    <Segmented
      look="chips"
      className={className}
      label="Restaurant"
      value={value}
      onChange={onChange}
      segments={[
        { value: "all", label: restaurants.length === 2 ? "Both" : "All" },
        ...restaurants.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

type StationChipsProps = {
  stations: readonly string[];
  value: string;
  onChange: (station: string) => void;
  className?: string;
};

/** The categories of dishes that a screen of the kitchen may show alone. */
export function StationChips({ stations, value, onChange, className = "" }: StationChipsProps) {
  if (stations.length < 2) return null;
  return (
    <Segmented
      look="chips"
      className={className}
      label="Station"
      value={value}
      onChange={onChange}
      segments={[
        { value: ALL_STATIONS, label: "All stations" },
        ...stations.map((station) => ({ value: station, label: station })),
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
      <RestaurantChips
        restaurants={restaurants}
        value={choice.restaurantId}
        onChange={(restaurantId) => onChange({ ...choice, restaurantId })}
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
