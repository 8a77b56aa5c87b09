import type { DeliveryZone, Terms } from "./terms";

/** Returns a postcode as it is compared: letters and digits alone, in upper case. */
export const normalPostcode = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function serves({ postcodes }: DeliveryZone, code: string): boolean {
  return postcodes.some((one) => {
    const known = normalPostcode(one);
    return one.endsWith("*") ? code.startsWith(known) : code === known;
  });
}

/** Returns the zones of a postcode in their order. */
export function zonesAt(zones: readonly DeliveryZone[], postcode: string): DeliveryZone[] {
  const code = normalPostcode(postcode);
  return code === "" ? [] : zones.filter((zone) => serves(zone, code));
}

/** Returns the fee of a zone. @param goods the price of the dishes after the discount */
export const feeOf = ({ fee, freeFrom }: DeliveryZone, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : fee;

/** A delivery to a postcode. Amounts are in minor units. */
export type Delivery = {
  zone: DeliveryZone;
  fee: number;
  /** By how much the dishes must cost more for a delivery at all. */
  missing: number;
  /** The price of the dishes from which this postcode has no fee; null if there is always one. */
  freeFrom: number | null;
};

/**
 * Returns the delivery to a postcode in the zone that is cheapest for the guest; null outside every zone. Of the zones
 * whose minimum is reached, the one with the lowest fee; if none is reached, the one with the lowest minimum.
 * @param goods the price of the dishes after the discount
 */
export function deliveryTo(zones: readonly DeliveryZone[], postcode: string, goods: number): Delivery | null {
  const own = zonesAt(zones, postcode);
  const missingIn = ({ minimum }: DeliveryZone) => Math.max(0, minimum - goods);
  const [zone] = [...own].sort(
    (one, other) =>
      missingIn(one) - missingIn(other) ||
      feeOf(one, goods) - feeOf(other, goods) ||
      one.minimum - other.minimum,
  );
  if (!zone) return null;
  const free = own.flatMap(({ fee, freeFrom, minimum }) => {
    const from = fee === 0 ? 0 : freeFrom;
    return from === null ? [] : [Math.max(from, minimum)];
  });
  return {
    zone,
    fee: feeOf(zone, goods),
    missing: missingIn(zone),
    freeFrom: free.length > 0 ? Math.min(...free) : null,
  };
}

/**
 * Returns the fee of a delivery: that of the postcode's zone, outside every zone that of the terms, and of a postcode
 * that isn't known yet the lowest one.
 * @param goods the price of the dishes after the discount
 */
export function deliveryFeeTo(
  { zones, deliveryFee }: Pick<Terms, "zones" | "deliveryFee">,
  postcode: string | undefined,
  goods: number,
): number {
  if (zones.length === 0) return deliveryFee;
  if (postcode === undefined) return Math.min(...zones.map((zone) => feeOf(zone, goods)));
  return deliveryTo(zones, postcode, goods)?.fee ?? deliveryFee;
}
