import { formatMoney } from "@/lib/platform/money/money";
import type { DeliveryZone, Terms } from "./terms";
import type { Delivery } from "./zones";

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The number of postcodes, and of their beginnings, that a sentence names. */
const MOST = 8;

const unique = (texts: readonly string[]) => [...new Set(texts)];

function shortened(texts: readonly string[]): string[] {
  const more = texts.length - MOST;
  return more > 1 ? [...texts.slice(0, MOST), `${more} others`] : [...texts];
}

/** Names postcodes: `10115, 10117 and all postcodes that begin with 102`. */
export function postcodesInWords(postcodes: readonly string[]): string {
  const whole = unique(postcodes.filter((one) => !one.endsWith("*")));
  const starts = unique(postcodes.flatMap((one) => (one.endsWith("*") ? [one.slice(0, -1).trim()] : [])));
  const beginning =
    starts.length > 0 ? [`all postcodes that begin with ${or.format(shortened(starts))}`] : [];
  return and.format([...shortened(whole), ...beginning]);
}

/** Names the postcodes that are delivered to. */
export const deliveredTo = (zones: readonly DeliveryZone[]): string =>
  `We deliver to ${postcodesInWords(zones.flatMap(({ postcodes }) => postcodes))}.`;

export const notDelivered = (postcode: string): string => `We don’t deliver to ${postcode}`;

/** Names the other way to get an order; empty without one. */
export const insteadOfDelivery = ({ orderKinds }: Pick<Terms, "orderKinds">): string =>
  orderKinds.includes("pickup") ? "You can pick up your order." : "";

/** Names the minimum of a delivery and the amount that is missing to it. */
export function belowMinimum({ zone, missing }: Delivery, postcode: string, currency: string): string {
  const minimum = formatMoney(zone.minimum, currency);
  return `Deliveries to ${postcode} start at ${minimum}: ${formatMoney(missing, currency)} to go.`;
}

type Cart = {
  postcode: string;
  /** The price of the dishes after the discount. */
  goods: number;
  currency: string;
};

/** Says what a delivery costs, and how much is missing to the minimum or to a delivery without a fee. */
export function deliveryWords(delivery: Delivery, { postcode, goods, currency }: Cart): string[] {
  const { fee, missing, freeFrom } = delivery;
  const money = (minor: number) => formatMoney(minor, currency);
  if (missing > 0) return [belowMinimum(delivery, postcode, currency)];
  if (fee === 0) return [`We deliver to ${postcode} free of charge.`];
  const free =
    freeFrom !== null && `Free delivery from ${money(freeFrom)}: ${money(freeFrom - goods)} to go.`;
  return [`We deliver to ${postcode} for ${money(fee)}.`, ...(free ? [free] : [])];
}
