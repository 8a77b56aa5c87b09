"use client";

import { Button } from "@/components/ui/button";
import { useTranslate } from "@/components/ui/translation";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import {
  deliveredTo,
  deliveryWords,
  insteadOfDelivery,
  notDelivered,
} from "@/lib/restaurants/terms/zone-words";
import { useOrdering } from "../ordering/context";

type DeliveryWordsProps = {
  /** The price of the dishes after the discount, in minor units. */
  goodsCents: number;
  /** Whether the postcode is being typed, so that it is not refused yet. */
  isTyping: boolean;
};

/** Describes the delivery to the guest's place, or offers a pickup outside every zone. */
export function DeliveryWords({ goodsCents: goods, isTyping }: DeliveryWordsProps) {
  const t = useTranslate();
  const { restaurant, place, setKind } = useOrdering();
  const { terms } = restaurant;
  const delivery = deliveryIn(place.zones ?? [], goods);
  const isGiven = place.postcode.trim() !== "" || place.point !== undefined;
  const isRefused = !delivery && !isTyping && isGiven;
  const instead = insteadOfDelivery(terms, t);
  return (
    <>
      <div role="status" className="text-ink-soft text-sm">
        {delivery &&
          deliveryWords(delivery, { place, goods, currency: terms.currency }, t).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {isRefused && (
          <p className="wrap-anywhere">
            <strong className="font-semibold text-danger">{notDelivered(place, terms, t)}.</strong>{" "}
            {deliveredTo(terms, t)} {instead}
          </p>
        )}
      </div>
      {isRefused && instead && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setKind("pickup")}>
            {t("Pick up instead")}
          </Button>
        </div>
      )}
    </>
  );
}
