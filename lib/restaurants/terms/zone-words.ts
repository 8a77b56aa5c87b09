import { english, type Translate } from "@/lib/platform/language/translate";
import type { Delivery } from "./delivery";
import type { DeliveryZone, Terms } from "./terms";
import { normalPostcode, type Place } from "./zones-at";

/** The number of postcodes, and of their beginnings, that a sentence names. */
const MOST = 8;

/** Returns each postcode once, without those that begin as one of the beginnings does. */
function uncovered(postcodes: readonly string[], beginnings: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return postcodes.filter((postcode) => {
    const code = normalPostcode(postcode);
    const lengths = [...code.slice(postcode.endsWith("*") ? 1 : 0)].map((_, index) => index + 1);
    const isNew = !seen.has(code) && !lengths.some((length) => beginnings.has(code.slice(0, length)));
    seen.add(code);
    return isNew;
  });
}

function shortened(texts: readonly string[], t: Translate): string[] {
  const more = texts.length - MOST;
  return more > 1 ? [...texts.slice(0, MOST), t("{n} others", { n: more })] : [...texts];
}

/** Names areas: `10115, all postcodes that begin with 102 and up to 3 km from the restaurant`. */
export function areasInWords(
  zones: readonly Pick<DeliveryZone, "postcodes" | "radiusKm">[],
  t: Translate = english,
): string {
  const postcodes = zones.flatMap((zone) => zone.postcodes);
  const beginnings = postcodes.filter((one) => one.endsWith("*"));
  const known = new Set(beginnings.map(normalPostcode));
  const starts = uncovered(beginnings, known).map((one) => one.slice(0, -1).trim());
  const whole = uncovered(
    postcodes.filter((one) => !one.endsWith("*")),
    known,
  );
  const radius = Math.max(...zones.map(({ radiusKm }) => radiusKm ?? 0));
  return t.list([
    ...shortened(whole, t),
    ...(starts.length > 0
      ? [t("all postcodes that begin with {starts}", { starts: t.list(shortened(starts, t), "disjunction") })]
      : []),
    ...(radius > 0 ? [t("up to {n} km from the restaurant", { n: radius })] : []),
  ]);
}

/** Names the areas that are delivered to. */
export function deliveredTo({ zones }: Pick<Terms, "zones">, t: Translate = english): string {
  const areas = areasInWords(zones, t);
  const isDistance = zones.every(({ postcodes }) => postcodes.length === 0);
  return isDistance ? t("We deliver {areas}.", { areas }) : t("We deliver to {areas}.", { areas });
}

const placeName = ({ postcode, point }: Place, t: Translate) => (point ? t("your location") : postcode);

/** Says that no zone has a place; a postcode alone doesn't tell its distance. */
export function notDelivered(place: Place, { zones }: Pick<Terms, "zones">, t: Translate = english): string {
  return place.point === undefined && zones.some(({ radiusKm }) => radiusKm !== null)
    ? t("{place} alone doesn’t tell us how far you are: please use your location", { place: place.postcode })
    : t("We don’t deliver to {place}", { place: placeName(place, t) });
}

/** Names the other way to get an order; empty without one. */
export const insteadOfDelivery = (
  { orderKinds }: Pick<Terms, "orderKinds">,
  t: Translate = english,
): string => (orderKinds.includes("pickup") ? t("You can pick up your order.") : "");

/** Names the minimum of a delivery and the amount that is missing to it. */
export function belowMinimum(
  { zone, missing }: Delivery,
  { place, currency }: Pick<Cart, "place" | "currency">,
  t: Translate = english,
): string {
  return t("Deliveries to {place} start at {minimum}: {missing} to go.", {
    place: placeName(place, t),
    minimum: t.money(zone.minimum, currency),
    missing: t.money(missing, currency),
  });
}

type Cart = {
  place: Place;
  /** The price of the dishes after the discount. */
  goods: number;
  currency: string;
};

/** Describes the fee of a delivery, and the amount that is missing to the minimum or to a delivery without a fee. */
export function deliveryWords(delivery: Delivery, cart: Cart, t: Translate = english): string[] {
  const { goods, currency } = cart;
  const place = placeName(cart.place, t);
  const { fee, missing, freeFrom } = delivery;
  const money = (minor: number) => t.money(minor, currency);
  if (missing > 0) return [belowMinimum(delivery, cart, t)];
  if (fee === 0) return [t("We deliver to {place} free of charge.", { place })];
  const free =
    freeFrom !== null &&
    t("Free delivery from {amount}: {missing} to go.", {
      amount: money(freeFrom),
      missing: money(freeFrom - goods),
    });
  return [t("We deliver to {place} for {fee}.", { place, fee: money(fee) }), ...(free ? [free] : [])];
}
