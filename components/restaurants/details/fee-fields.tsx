"use client";

import dynamic from "next/dynamic";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";
import { fieldLabels } from "./field-labels";
import { NumberField } from "./number-field";
import { printAmount, readAmount } from "./read-number";
import { useTerm } from "./use-term";

const ZoneFields = dynamic(async () => (await import("./zone-fields")).ZoneFields, {
  loading: () => <Skeleton className="h-24" />,
});

const hints: Record<OrderKind, { fee: string; minimum: string }> = {
  pickup: {
    fee: "Added to each pickup, such as for packaging.",
    minimum: "What the dishes of a pickup cost at least.",
  },
  delivery: { fee: "Added to each delivery.", minimum: "What the dishes of a delivery cost at least." },
  table: {
    fee: "Added to the first order at a table that you opened, and to each order without an open table.",
    minimum: "What the dishes of such an order cost at least.",
  },
};
const hintsOutsideZones = {
  fee: "Outside every zone, where only you take orders.",
  minimum: "Outside every zone. You may take smaller orders.",
};

/** The fees and minimums of the kinds of order, and the delivery zones. */
export const FeeFields = () => orderKinds.map((kind) => <KindFee key={kind} kind={kind} />);

/** The fee of a kind of order, its tax if there is one, and the minimum; of a kind that isn't offered only while a value is invalid. */
function KindFee({ kind }: { kind: OrderKind }) {
  const names = [`${kind}Fee`, `${kind}Minimum`] as const;
  const kinds = useWatch<MenuRestaurant, "orderKinds">({ name: "orderKinds" });
  const currency = useWatch<MenuRestaurant, "currency">({ name: "currency" });
  const classes = useWatch<MenuRestaurant, "taxClasses">({ name: "taxClasses" });
  const values = useWatch<MenuRestaurant, typeof names>({ name: names });
  const zones = useWatch<MenuRestaurant, "zones">({ name: "zones" });
  const tax = useTerm(`${kind}TaxClass`);
  const own = [useFieldError(names[0]), useFieldError(names[1]), tax.error];
  const ofZones = [useFieldError("zones"), useFieldError("deliveryPoint")];
  const isDelivery = kind === "delivery";
  const errors = isDelivery ? [...own, ...ofZones] : own;
  if (!kinds.includes(kind) && !errors.some(Boolean) && !values.some(Number.isNaN)) return null;

  const hasFee = values[0] > 0 || (isDelivery && zones.some(({ fee }) => fee > 0));
  const hasTax = hasFee || tax.error !== undefined;
  const money = {
    unit: currency,
    read: (text: string) => readAmount(text, currency),
    print: (minor: number) => printAmount(minor, currency),
  };
  const { fee, minimum } = isDelivery && zones.length > 0 ? hintsOutsideZones : hints[kind];
  return (
    <>
      <div className="grid items-start gap-5 @xl:grid-cols-3">
        <NumberField name={names[0]} label={fieldLabels[names[0]]} hint={fee} {...money} />
        <NumberField name={names[1]} label={fieldLabels[names[1]]} hint={minimum} {...money} />
        {hasTax && (
          <Field label={fieldLabels[`${kind}TaxClass`]} error={tax.error}>
            <Select value={tax.value} onChange={({ currentTarget }) => tax.set(currentTarget.value)}>
              <option value="">No tax</option>
              {classes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label || "Without a name"}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {isDelivery && <ZoneFields />}
    </>
  );
}
