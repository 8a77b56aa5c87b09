"use client";

import { useEffect } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Translated, useTranslate } from "@/components/ui/translation";
import { fieldsOf } from "@/lib/orders/order-terms";
import { tableAt } from "../at-table/stored-table";
import { useChoosePlace } from "../cart/choose-place";
import { DeliveryWords } from "../cart/delivery-words";
import { useOrdering } from "../ordering/context";
import type { Checkout } from "./checkout-state";
import type { Guest } from "./stored-guest";

const TextField: TextFieldOf<Guest> = FormTextField;

/** Asks for what the chosen kind of order needs. */
export function ContactFields({ goodsCents }: Pick<Checkout, "goodsCents">) {
  const t = useTranslate();
  const { kind, restaurant, place } = useOrdering();
  const hasZones = kind === "delivery" && restaurant.terms.zones.length > 0;
  const fields = fieldsOf[kind];
  const tableName = tableAt(restaurant.restaurantId);
  return (
    <>
      {fields.includes("tableName") &&
        (tableName === null ? (
          <TextField name="tableName" label={t("Table")} hint={t("Its number or name.")} aria-required />
        ) : (
          <p>
            <Translated
              text="At {table}"
              values={{ table: <strong className="font-semibold">{tableName}</strong> }}
            />
          </p>
        ))}
      {fields.includes("phone") && (
        <TextField
          name="phone"
          label={t("Phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          hint={t("If there is a question about your order.")}
          aria-required
        />
      )}
      {fields.includes("street") && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="street"
            label={t("Street and number")}
            autoComplete="address-line1"
            className="col-span-2"
            aria-required
          />
          <TextField
            name="postalCode"
            label={t("Postal code")}
            autoComplete="postal-code"
            {...(hasZones && !place.point && { "aria-required": true })}
          />
          <TextField name="locality" label={t("Town")} autoComplete="address-level2" aria-required />
          {hasZones && <ZoneOfAddress goodsCents={goodsCents} />}
        </div>
      )}
      <TextField
        name="note"
        label={t("Note")}
        placeholder={
          kind === "delivery" ? t("Second floor, ring at Miller") : t("No onions in the soup, please")
        }
        rows={2}
        maxLength={300}
        optional
      />
    </>
  );
}

/** Prices the order by the typed postcode, and says what the delivery costs. */
function ZoneOfAddress({ goodsCents }: Pick<Checkout, "goodsCents">) {
  const { point } = useOrdering().place;
  const choose = useChoosePlace();
  const typed = useWatch<Guest, "postalCode">({ name: "postalCode" });
  const { errors } = useFormState<Guest>({ name: "postalCode" });
  useEffect(() => choose({ postcode: typed, point }), [typed, point, choose]);
  return (
    <div className="col-span-2 grid gap-2">
      <DeliveryWords goodsCents={goodsCents} isTyping={!errors.postalCode} />
    </div>
  );
}
