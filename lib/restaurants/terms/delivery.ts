import type { DeliveryZone } from "./terms";
import { cheapestZone, feeOf, missingIn } from "./zones";

/** A delivery to a place. Amounts are in minor units. */
export type Delivery = {
  zone: DeliveryZone;
  fee: number;
  /** By how much the dishes must cost more for a delivery at all. */
  missing: number;
  /** The price of the dishes from which there is no fee at this place; null if there is always one. */
  freeFrom: number | null;
};

/**
 * Returns the delivery in the zone that is cheapest for the guest; null without zones.
 * @param own the zones that serve the guest's place
 * @param goods the price of the dishes after the discount
 */
export function deliveryIn(own: readonly DeliveryZone[], goods: number): Delivery | null {
  const zone = cheapestZone(own, goods);
  if (!zone) return null;
  const free = own.flatMap(({ fee, freeFrom, minimum }) => {
    const from = fee === 0 ? 0 : freeFrom;
    return from === null ? [] : [Math.max(from, minimum)];
  });
  return {
    zone,
    fee: feeOf(zone, goods),
    missing: missingIn(zone, goods),
    freeFrom: free.length > 0 ? Math.min(...free) : null,
  };
}
