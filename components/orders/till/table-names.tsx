"use client";

import { useCall } from "@/components/ui/use-call";

type TableNamesProps = {
  /** The id of the list, for the field that shows it. */
  id: string;
  restaurantId: string;
};

/** Suggests the tables of a restaurant, those that are open first. Without an answer nothing is suggested. */
export function TableNames({ id, restaurantId }: TableNamesProps) {
  const { data } = useCall("GET /tables");
  const tables = data?.restaurants.find((one) => one.id === restaurantId)?.tables ?? [];
  const openFirst = [
    ...tables.filter(({ sitting }) => sitting !== null),
    ...tables.filter(({ sitting }) => sitting === null),
  ];
  return (
    <datalist id={id}>
      {openFirst.map(({ key, name, sitting }) => (
        <option key={key} value={name} label={sitting ? `${name} (open)` : name} />
      ))}
    </datalist>
  );
}
