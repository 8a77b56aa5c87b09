"use client";

import { useWatch } from "react-hook-form";
import { useCall } from "@/components/ui/use-call";
import { SelectField } from "./select-field";

/** Chooses a restaurant, by default the owner's first. */
export function RestaurantField({ name, hint }: { name: string; hint: string }) {
  const { data } = useCall("GET /menus");
  const chosen: string = useWatch({ name }) ?? "";
  const named = (data?.restaurants ?? []).map(({ id, name: label }) => ({ value: id, label }));
  const isLost = chosen !== "" && !named.some(({ value }) => value === chosen);
  const options = [
    { value: "", label: "Your first restaurant" },
    ...named,
    ...(isLost ? [{ value: chosen, label: data ? "A restaurant that was deleted" : "A restaurant" }] : []),
  ];
  return <SelectField name={name} label="Restaurant" hint={hint} options={options} />;
}
