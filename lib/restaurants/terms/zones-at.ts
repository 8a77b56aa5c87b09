import type { DeliveryZone, Point, Terms } from "./terms";

/** The place of a guest. */
export type Place = {
  postcode: string;
  point?: Point | undefined;
};

/** Returns a postcode as it is compared: letters and digits alone, in upper case. */
export const normalPostcode = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const EARTH_RADIUS_KM = 6371;

/** Returns the distance of two points on a sphere in kilometres, by the haversine formula. */
export function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const a =
    halfSine(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      halfSine(other.longitude - one.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}

function hasPostcode({ postcodes }: DeliveryZone, code: string): boolean {
  return postcodes.some((one) => {
    const known = normalPostcode(one);
    return one.endsWith("*") ? code.startsWith(known) : code === known;
  });
}

/** Returns the zones of a place in their order: by its postcode, or by its distance from the restaurant. */
export function zonesAt(
  { zones, deliveryPoint }: Pick<Terms, "zones" | "deliveryPoint">,
  { postcode, point }: Place,
): DeliveryZone[] {
  const code = normalPostcode(postcode);
  const distance = deliveryPoint && point ? distanceKm(deliveryPoint, point) : Number.POSITIVE_INFINITY;
  return zones.filter(
    (zone) =>
      (code !== "" && hasPostcode(zone, code)) || (zone.radiusKm !== null && zone.radiusKm >= distance),
  );
}
