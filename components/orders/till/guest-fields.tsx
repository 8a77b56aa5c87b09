"use client";

import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Guest } from "@/components/storefront/payment/stored-guest";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { orderLimits } from "@/lib/orders/types";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { KnownGuests } from "./known-guests";
import { TableNames } from "./table-names";

const TextField: TextFieldOf<Guest> = FormTextField;

type GuestFieldsProps = {
  kind: OrderKind;
  restaurantId: string;
  /** Below the field of the table. */
  children?: ReactNode;
};

/** Asks who gets an order. The phone number is first: it finds the guest's name and address. */
export function GuestFields({ kind, restaurantId, children }: GuestFieldsProps) {
  const tableNames = useId();
  const [phone, name, street] = useWatch<Guest, ["phone", "name", "street"]>({
    name: ["phone", "name", "street"],
  });
  const { setValue } = useFormContext<Guest>();
  const isDelivery = kind === "delivery";
  return (
    <div className="grid gap-4">
      {kind === "table" && (
        <>
          <TextField
            name="tableName"
            label="Table"
            maxLength={orderLimits.tableName}
            list={tableNames}
            aria-required
          />
          <TableNames id={tableNames} restaurantId={restaurantId} />
          {children}
        </>
      )}
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={orderLimits.phone}
        {...(isDelivery ? { "aria-required": true } : { optional: true })}
      />
      <KnownGuests
        phone={phone}
        isChosen={(guest) => guest.name === name && guest.street === street}
        onChoose={({ orders: _, lastOrderAt: __, ...guest }) => {
          for (const [field, value] of Object.entries(guest))
            setValue(field as keyof Guest, value, { shouldDirty: true });
        }}
      />
      <TextField name="name" label="Name" maxLength={orderLimits.name} optional />
      {isDelivery && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="street"
            label="Street and number"
            maxLength={orderLimits.address}
            className="col-span-2"
            aria-required
          />
          <TextField name="postalCode" label="Postal code" maxLength={orderLimits.address} />
          <TextField name="locality" label="Town" maxLength={orderLimits.address} aria-required />
        </div>
      )}
      <TextField name="note" label="Note" rows={1} maxLength={orderLimits.note} optional />
    </div>
  );
}
