"use client";

import { LocateFixed } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTranslate } from "@/components/ui/translation";
import { useLocation } from "@/components/ui/use-location";
import { orderLimits } from "@/lib/orders/types";
import { useOrdering } from "../ordering/context";
import { useChoosePlace } from "./choose-place";
import { DeliveryWords } from "./delivery-words";

type WhereToProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Whether the guest wanted to check out without a place. */
  isMissed: boolean;
};

/** Asks for the postcode of a delivery to zones, or the location if some zone is a distance. */
export function WhereTo({ field, isMissed }: WhereToProps) {
  const t = useTranslate();
  const { bill, place, restaurant } = useOrdering();
  const choose = useChoosePlace();
  const [isTyping, setTyping] = useState(false);
  const { ask, isAsking, problem } = useLocation((point) => choose({ postcode: "", point }));
  const hasRadius = restaurant.terms.zones.some(({ radiusKm }) => radiusKm !== null);
  const isMissing = isMissed && place.postcode.trim() === "" && !place.point;
  const missing = hasRadius
    ? t("Please enter your postal code or use your location")
    : t("Please enter your postal code");
  return (
    <div className="grid gap-2">
      <Field label={t("Where to?")} error={isMissing ? missing : problem && t(problem)}>
        <div className="flex flex-wrap gap-2">
          <Input
            ref={field}
            className="min-w-28 flex-1"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t("Postal code")}
            maxLength={orderLimits.address}
            value={place.postcode}
            onChange={({ currentTarget }) => {
              setTyping(true);
              choose({ postcode: currentTarget.value });
            }}
            onBlur={() => setTyping(false)}
            onKeyDown={({ key }) => key === "Enter" && setTyping(false)}
          />
          {hasRadius && (
            <Button variant="secondary" className="max-w-full grow" pending={isAsking} onClick={ask}>
              <LocateFixed aria-hidden="true" />
              {t("Use my location")}
            </Button>
          )}
        </div>
      </Field>
      <DeliveryWords goodsCents={bill.totals.subtotalCents} isTyping={isTyping} />
    </div>
  );
}
