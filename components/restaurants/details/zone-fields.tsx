"use client";

import { Plus } from "lucide-react";
import { useDeferredValue, useRef } from "react";
import { get, useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FieldMessage } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import type { DeliveryZone } from "@/lib/restaurants/terms/terms";
import { zoneOverlaps } from "@/lib/restaurants/terms/zone-overlaps";
import { PointField } from "./point-field";
import { TryPostcode } from "./try-postcode";
import { useTerm } from "./use-term";
import { ZoneCard } from "./zone-card";

/** Edits the delivery zones and their fees. */
export function ZoneFields() {
  const { fields, append, remove, move } = useFieldArray<MenuRestaurant, "zones", "key">({
    name: "zones",
    keyName: "key",
  });
  const zones = useWatch<MenuRestaurant, "zones">({ name: "zones" });
  const currency = useWatch<MenuRestaurant, "currency">({ name: "currency" });
  const hasRadius = zones.some(({ radiusKm }) => radiusKm !== null);
  const pointError = useFieldError("deliveryPoint");
  const asksContact = useTerm("asksContact");
  const { trigger } = useFormContext<MenuRestaurant>();
  const { errors } = useFormState<MenuRestaurant>({ name: "zones" });
  const error: string | undefined = get(errors, "zones.root.message") ?? get(errors, "zones.message");
  const addButton = useRef<HTMLButtonElement>(null);

  function add() {
    const zone = {
      id: randomKey(),
      label: "",
      postcodes: [],
      radiusKm: null,
      fee: 0,
      minimum: 0,
      freeFrom: null,
    };
    append(zone, { focusName: `zones.${fields.length}.label` });
    if (!asksContact.value) asksContact.set(true);
  }

  function removeZone(index: number) {
    remove(index);
    void trigger("asksContact");
    requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold text-sm">Delivery zones</legend>
      <p className="text-ink-soft text-sm">
        {fields.length === 0
          ? "You deliver everywhere. With zones, guests give their postcode, and only some areas are delivered to, each for its own fee."
          : "Guests outside every zone can’t order a delivery. The amounts count the dishes after a voucher."}
      </p>
      {fields.length > 0 && (
        <ul className="grid gap-4">
          {fields.map(({ key }, index) => (
            <li key={key} className="grid gap-4 rounded-inner border border-line p-4">
              <ZoneCard
                index={index}
                isLast={index === fields.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={() => removeZone(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {error && <FieldMessage>{error}</FieldMessage>}
      {fields.length < menuLimits.zones && (
        <Button ref={addButton} variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" />
          Add a zone
        </Button>
      )}
      {(hasRadius || pointError) && <PointField />}
      {zones.length > 1 && <Overlaps zones={zones} />}
      {zones.length > 0 && <TryPostcode zones={zones} currency={currency} />}
    </fieldset>
  );
}

const list = new Intl.ListFormat("en-GB");

/** The number of overlaps that are named. */
const MOST = 3;

function Overlaps({ zones }: { zones: readonly DeliveryZone[] }) {
  const overlaps = zoneOverlaps(useDeferredValue(zones));
  if (overlaps.length === 0) return null;
  return (
    <Notice title="Zones overlap" role="status">
      {overlaps.slice(0, MOST).map(({ postcode, zones: shared }) => (
        <p key={postcode}>
          {postcode} is in {list.format(shared.map(({ label }) => label || "a zone without a name"))}.
        </p>
      ))}
      <p>Guests there get the cheapest zone whose minimum order they reach.</p>
    </Notice>
  );
}
