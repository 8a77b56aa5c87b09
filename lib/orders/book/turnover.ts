import type { OrderView } from "@/lib/orders/answers";
import type { BookKind, BookMeans } from "./sums";

type TaxOfRate = OrderView["taxes"][number];

/** The turnover of an order, or of several with the same currency, kind, means and treatment of tax; in minor units. */
export type Turnover = {
  orders: number;
  currency: string;
  kind: BookKind;
  means: BookMeans;
  taxIncluded: boolean;
  taxes: readonly TaxOfRate[];
  deliveryCents: number;
  totalCents: number;
};

/** What the book reads of an order. */
export type BookedOrder = Pick<
  OrderView,
  | "currency"
  | "payment"
  | "status"
  | "taxIncluded"
  | "taxes"
  | "taxCents"
  | "subtotalCents"
  | "deliveryCents"
  | "totalCents"
> & { kind: OrderView["kind"] | null; createdAt: Date };

/** Returns whether an order is turnover, or was before it was given back. */
export const isBooked = ({ payment, status }: Pick<BookedOrder, "payment" | "status">): boolean =>
  payment === "paid" || (payment === "onHandover" && status !== "cancelled");

/** The rate of orders from before rates were stored; it applied to the dishes. */
export const FORMER_RATE = 1000;

export const turnoverOf = (order: BookedOrder): Turnover => ({
  orders: 1,
  currency: order.currency,
  kind: order.kind ?? "unknown",
  means: order.payment === "onHandover" ? "onHandover" : "card",
  taxIncluded: order.taxIncluded,
  taxes:
    order.taxes.length > 0 || order.taxCents === 0
      ? order.taxes
      : [{ basisPoints: FORMER_RATE, taxable: order.subtotalCents, tax: order.taxCents }],
  deliveryCents: order.deliveryCents,
  totalCents: order.totalCents,
});

/** The part of a turnover at one rate of tax, with the tax, in minor units. */
export type RateShare = { basisPoints: number; gross: number; tax: number };

/** Splits a turnover by rate; what no rate applies to, such as a tip, is at 0 %. */
export function sharesOf({ taxes, taxIncluded, totalCents }: Turnover): RateShare[] {
  const shares = taxes.map(({ basisPoints, taxable, tax }) => ({
    basisPoints,
    gross: taxIncluded ? taxable : taxable + tax,
    tax,
  }));
  const rest = totalCents - shares.reduce((sum, { gross }) => sum + gross, 0);
  return rest === 0 ? shares : [...shares, { basisPoints: 0, gross: rest, tax: 0 }];
}
