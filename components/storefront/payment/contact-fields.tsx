"use client";

import { LocateFixed, X } from "lucide-react";
import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldMessage } from "@/components/ui/field";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Translated, useTranslate } from "@/components/ui/translation";
import { useLocation } from "@/components/ui/use-location";
import { fieldsOf, isNoteNeeded } from "@/lib/orders/order-terms";
import type { Point } from "@/lib/restaurants/terms/terms";
import { useChoosePlace } from "../cart/choose-place";
import { DeliveryWords } from "../cart/delivery-words";
import { useOrdering } from "../ordering/context";
import { useTableName } from "../ordering/use-table-name";
import type { Checkout } from "./checkout-state";
import type { Guest } from "./stored-guest";

const TextField: TextFieldOf<Guest> = FormTextField;

/** Asks for what the chosen kind of order needs. */
export function ContactFields({ goodsCents }: Pick<Checkout, "goodsCents">) {
  const t = useTranslate();
  const { kind, restaurant, place } = useOrdering();
  const { zones } = restaurant.terms;
  const hasZones = kind === "delivery" && zones.length > 0;
  const isAtPoint = kind === "delivery" && place.point !== undefined;
  const isPointInZones = isAtPoint && zones.some(({ radiusKm }) => radiusKm !== null);
  const [street, locality] = useWatch<Guest, ["street", "locality"]>({ name: ["street", "locality"] });
  const needsNote = isAtPoint && isNoteNeeded({ street: street.trim(), locality: locality.trim() });
  const fields = fieldsOf[kind];
  const tableName = useTableName();
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
            {...(isAtPoint ? { optional: true } : { "aria-required": true })}
          />
          <TextField
            name="postalCode"
            label={t("Postal code")}
            autoComplete="postal-code"
            {...(hasZones && !isPointInZones && { "aria-required": true })}
          />
          <TextField
            name="locality"
            label={t("Town")}
            autoComplete="address-level2"
            {...(isAtPoint ? { optional: true } : { "aria-required": true })}
          />
          <LocationChoice />
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
        {...(needsNote
          ? { "aria-required": true, hint: t("How the driver finds you without an address.") }
          : { optional: true })}
      />
    </>
  );
}

/** Offers to send the guest's location with a delivery, in place of an address or beside it. */
function LocationChoice() {
  const t = useTranslate();
  const { point } = useOrdering().place;
  const choosePlace = useChoosePlace();
  const { getValues, clearErrors } = useFormContext<Guest>();
  const { ask, isAsking, problem } = useLocation(choose);

  function choose(chosen?: Point) {
    choosePlace({ postcode: getValues("postalCode"), point: chosen });
    clearErrors(["street", "postalCode", "locality", "note"]);
  }

  return (
    <div className="col-span-2 grid justify-items-start gap-2">
      <p role="status" className="text-sm empty:hidden">
        {point && t("Your location is sent with the order.")}
      </p>
      <Button variant="secondary" size="sm" pending={isAsking} onClick={() => (point ? choose() : ask())}>
        {point ? <X aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
        {point ? t("Don’t send my location") : t("Use my location")}
      </Button>
      {problem && <FieldMessage>{t(problem)}</FieldMessage>}
    </div>
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
