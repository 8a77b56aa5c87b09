"use client";

import dynamic from "next/dynamic";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { NumberField } from "./number-field";
import { printAmount, readAmount } from "./read-number";
import { useTerm } from "./use-term";

const ZoneFields = dynamic(async () => (await import("./zone-fields")).ZoneFields, {
  loading: () => <Skeleton className="h-24" />,
});

const names = ["deliveryFee", "deliveryMinimum", "deliveryTaxClass"] as const;

/** The price of a delivery; without deliveries, shown only while a value is invalid. */
export function DeliveryFields() {
  const kinds = useWatch<MenuRestaurant, "orderKinds">({ name: "orderKinds" });
  const currency = useWatch<MenuRestaurant, "currency">({ name: "currency" });
  const classes = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  const values = useWatch<MenuRestaurant, typeof names>({ name: names });
  const hasZones = useWatch<MenuRestaurant, "zones">({ name: "zones" }).length > 0;
  const tax = useTerm("deliveryTaxClass");
  const errors = [
    useFieldError("deliveryFee"),
    useFieldError("deliveryMinimum"),
    tax.error,
    useFieldError("zones"),
    useFieldError("deliveryPoint"),
  ];
  if (!kinds.includes("delivery") && !errors.some(Boolean) && !values.some(Number.isNaN)) return null;

  const money = {
    unit: currency,
    read: (text: string) => readAmount(text, currency),
    print: (minor: number) => printAmount(minor, currency),
  };
  const [fee, lowest] = hasZones
    ? ["Outside every zone, where only you take orders.", "Outside every zone. You may take smaller orders."]
    : ["Added to each delivery.", "What the dishes of a delivery cost at least."];
  return (
    <>
      <div className="grid items-start gap-5 @xl:grid-cols-3">
        <NumberField name="deliveryFee" label="Delivery fee" hint={fee} {...money} />
        <NumberField name="deliveryMinimum" label="Lowest order" hint={lowest} {...money} />
        <Field label="Tax of the fee" error={tax.error}>
          <Select value={tax.value} onChange={({ currentTarget }) => tax.set(currentTarget.value)}>
            <option value="">No tax</option>
            {classes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label || "Without a name"}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ZoneFields />
    </>
  );
}
