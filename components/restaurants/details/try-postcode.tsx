"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DeliveryZone } from "@/lib/restaurants/terms/terms";
import { conditionsInWords } from "@/lib/restaurants/terms/zone-summary";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";

const WITHOUT_NAME = "A zone without a name";

/** Lists the zones that serve a postcode. */
export function TryPostcode({ zones, currency }: { zones: DeliveryZone[]; currency: string }) {
  const [postcode, setPostcode] = useState("");
  const own = zonesAt({ zones, deliveryPoint: null }, { postcode });
  return (
    <div className="grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-end sm:gap-4">
      <Field label="Try a postcode">
        <Input
          autoComplete="off"
          spellCheck={false}
          value={postcode}
          onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
        />
      </Field>
      <div role="status" className="wrap-anywhere grid gap-1 text-sm sm:min-h-11 sm:content-center">
        {postcode.trim() !== "" && own.length === 0 && (
          <p>
            {zones.some(({ radiusKm }) => radiusKm !== null)
              ? "Among no zone’s postcodes: guests there can order if they share their location and are near enough."
              : "Outside every zone: guests can’t order a delivery there."}
          </p>
        )}
        {own.length > 1 && (
          <p>In several zones. Guests get the cheapest one whose minimum order they reach:</p>
        )}
        {own.map((zone) => (
          <p key={zone.id}>
            {zone.label || WITHOUT_NAME}:{" "}
            <span className="font-semibold">{conditionsInWords(zone, currency)}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
