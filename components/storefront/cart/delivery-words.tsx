"use client";

import { Button } from "@/components/ui/button";
import { deliveredTo, deliveryWords, notDelivered } from "@/lib/restaurants/terms/zone-words";
import { deliveryTo } from "@/lib/restaurants/terms/zones";
import { useOrdering } from "../ordering/context";

type DeliveryWordsProps = {
  /** The price of the dishes after the discount, in minor units. */
  goodsCents: number;
  /** Whether the postcode is being typed, so that it is not refused yet. */
  isTyping: boolean;
};

/** Says what a delivery to the guest's postcode costs, or offers a pickup outside every zone. */
export function DeliveryWords({ goodsCents, isTyping }: DeliveryWordsProps) {
  const { restaurant, postcode, setKind } = useOrdering();
  const { zones, currency, orderKinds } = restaurant.terms;
  const delivery = deliveryTo(zones, postcode, goodsCents);
  const isRefused = !delivery && !isTyping && postcode.trim() !== "";
  return (
    <>
      <div role="status" className="grid gap-0.5 text-ink-soft text-sm empty:hidden">
        {delivery &&
          deliveryWords(delivery, { postcode, goods: goodsCents, currency }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {isRefused && (
          <p className="wrap-anywhere">
            <strong className="font-semibold text-danger">{notDelivered(postcode)}.</strong>{" "}
            {deliveredTo(zones)}
            {orderKinds.includes("pickup") && " You can pick up your order."}
          </p>
        )}
      </div>
      {isRefused && orderKinds.includes("pickup") && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setKind("pickup")}
        >
          Pick up instead
        </Button>
      )}
    </>
  );
}
