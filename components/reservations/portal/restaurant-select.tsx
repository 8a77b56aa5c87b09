"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type RestaurantSelectProps = {
  restaurants: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
  /** Offers all restaurants, with an empty id. */
  hasAll?: boolean;
  className?: string;
};

/** Chooses one of several restaurants; shows nothing if there is no choice. */
export function RestaurantSelect({ restaurants, value, onChange, hasAll, className }: RestaurantSelectProps) {
  if (restaurants.length <= 1) return null;
  return (
    <Field label="Restaurant" className={className}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {hasAll && <option value="">All restaurants</option>}
        {restaurants.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
