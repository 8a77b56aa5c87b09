"use client";

import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { fieldsOf } from "@/lib/orders/order-terms";
import { useOrdering } from "../ordering/context";
import type { Guest } from "./stored-guest";

const TextField: TextFieldOf<Guest> = FormTextField;

/** Asks for what the chosen kind of order needs. */
export function ContactFields() {
  const { kind } = useOrdering();
  const fields = fieldsOf[kind];
  return (
    <>
      {fields.includes("tableName") && (
        <TextField name="tableName" label="Table" hint="Its number or name." aria-required />
      )}
      {fields.includes("phone") && (
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          hint="If there is a question about your order."
          aria-required
        />
      )}
      {fields.includes("street") && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="street"
            label="Street and number"
            autoComplete="address-line1"
            className="col-span-2"
            aria-required
          />
          <TextField name="postalCode" label="Postal code" autoComplete="postal-code" />
          <TextField name="locality" label="Town" autoComplete="address-level2" aria-required />
        </div>
      )}
      <TextField
        name="note"
        label="Note"
        placeholder={kind === "delivery" ? "Second floor, ring at Miller" : "No onions in the soup, please"}
        rows={2}
        maxLength={300}
        optional
      />
    </>
  );
}
