import { formatMoney } from "@/lib/platform/money/money";
import type { Delivery } from "./delivery";
import type { DeliveryZone, Terms } from "./terms";
import { normalPostcode, type Place } from "./zones-at";

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

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

function shortened(texts: readonly string[]): string[] {
  const more = texts.length - MOST;
  return more > 1 ? [...texts.slice(0, MOST), `${more} others`] : [...texts];
}

/** Names areas: `10115, all postcodes that begin with 102 and up to 3 km from the restaurant`. */
export function areasInWords(zones: readonly Pick<DeliveryZone, "postcodes" | "radiusKm">[]): string {
  const postcodes = zones.flatMap((zone) => zone.postcodes);
  const beginnings = postcodes.filter((one) => one.endsWith("*"));
  const known = new Set(beginnings.map(normalPostcode));
  const starts = uncovered(beginnings, known).map((one) => one.slice(0, -1).trim());
  const whole = uncovered(
    postcodes.filter((one) => !one.endsWith("*")),
    known,
  );
  const radius = Math.max(...zones.map(({ radiusKm }) => radiusKm ?? 0));
  return and.format([
    ...shortened(whole),
    ...(starts.length > 0 ? [`all postcodes that begin with ${or.format(shortened(starts))}`] : []),
    ...(radius > 0 ? [`up to ${radius} km from the restaurant`] : []),
  ]);
}

/** Names the areas that are delivered to. */
export function deliveredTo({ zones }: Pick<Terms, "zones">): string {
  const areas = areasInWords(zones);
  return areas.startsWith("up to") ? `We deliver ${areas}.` : `We deliver to ${areas}.`;
}

const placeName = ({ postcode, point }: Place) => (point ? "your location" : postcode);

export const notDelivered = (place: Place): string => `We don’t deliver to ${placeName(place)}`;

/** Names the other way to get an order; empty without one. */
export const insteadOfDelivery = ({ orderKinds }: Pick<Terms, "orderKinds">): string =>
  orderKinds.includes("pickup") ? "You can pick up your order." : "";

/** Names the minimum of a delivery and the amount that is missing to it. */
export function belowMinimum({ zone, missing }: Delivery, place: Place, currency: string): string {
  const minimum = formatMoney(zone.minimum, currency);
  return `Deliveries to ${placeName(place)} start at ${minimum}: ${formatMoney(missing, currency)} to go.`;
}

type Cart = {
  place: Place;
  /** The price of the dishes after the discount. */
  goods: number;
  currency: string;
};

/** Describes the fee of a delivery, and the amount that is missing to the minimum or to a delivery without a fee. */
export function deliveryWords(delivery: Delivery, { place, goods, currency }: Cart): string[] {
  const { fee, missing, freeFrom } = delivery;
  const money = (minor: number) => formatMoney(minor, currency);
  if (missing > 0) return [belowMinimum(delivery, place, currency)];
  if (fee === 0) return [`We deliver to ${placeName(place)} free of charge.`];
  const free =
    freeFrom !== null && `Free delivery from ${money(freeFrom)}: ${money(freeFrom - goods)} to go.`;
  return [`We deliver to ${placeName(place)} for ${money(fee)}.`, ...(free ? [free] : [])];
}
