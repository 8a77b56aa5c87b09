import type { DeliveryZone, OrderKind, Terms } from "./terms";

/** Returns the fee of a zone, in minor units. @param goods the price of the dishes after the discount */
export const feeOf = ({ fee, freeFrom }: DeliveryZone, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee;

/** Returns by how much the dishes must cost more for a delivery to a zone. */
export const missingIn = ({ minimum }: DeliveryZone, goods: number): number => Math.max(0, minimum - goods);

/**
 * Returns the zone that is cheapest for the guest: of those whose minimum is reached, the one with the lowest fee; if none
 * is reached, the one with the lowest minimum.
 * @param zones those that serve the guest's place
 */
export const cheapestZone = (zones: readonly DeliveryZone[], goods: number): DeliveryZone | undefined =>
  [...zones].sort(
    (one, other) =>
      missingIn(one, goods) - missingIn(other, goods) ||
      feeOf(one, goods) - feeOf(other, goods) ||
      one.minimum - other.minimum,
  )[0];

/**
 * Returns the fee of an order: for a delivery that of the cheapest zone, and the lowest one as long as the guest's place
 * isn't known; without zones and for other kinds that of the terms.
 * @param own the zones that serve the guest's place; undefined if that isn't known
 */
export function orderFee(
  terms: Pick<Terms, "zones" | `${OrderKind}Fee`>,
  kind: OrderKind,
  own: readonly DeliveryZone[] | undefined,
  goods: number,
): number {
  if (kind !== "delivery") return terms[`${kind}Fee`];
  const { zones, deliveryFee } = terms;
  if (!own && zones.length > 0) return Math.min(...zones.map((zone) => feeOf(zone, goods)));
  const zone = cheapestZone(own ?? [], goods);
  return zone ? feeOf(zone, goods) : deliveryFee;
}
