import type { OrderView } from "@/lib/orders/answers";
import { taxesOf } from "@/lib/orders/rate-shares";
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
  tipCents: number;
  /** Off the prices of the dishes; not part of the total. */
  discountCents: number;
  totalCents: number;
};

/** The fields of an order that the book reads. */
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
  | "tipCents"
  | "discountCents"
  | "totalCents"
> & { kind: OrderView["kind"] | null; createdAt: Date; isPaidAtCounter?: boolean };

/**
 * Returns whether an order is turnover, or was before it was given back. One that was paid at the counter stays so when it
 * is cancelled: the money that the staff give back is a refund.
 */
export const isBooked = ({
  payment,
  status,
  isPaidAtCounter,
}: Pick<BookedOrder, "payment" | "status" | "isPaidAtCounter">): boolean =>
  payment === "paid" || (payment === "onHandover" && (status !== "cancelled" || isPaidAtCounter === true));

export const turnoverOf = (order: BookedOrder): Turnover => ({
  orders: 1,
  currency: order.currency,
  kind: order.kind ?? "unknown",
  means: order.payment === "onHandover" ? "onHandover" : "card",
  taxIncluded: order.taxIncluded,
  taxes: taxesOf(order),
  deliveryCents: order.deliveryCents,
  tipCents: order.tipCents ?? 0,
  discountCents: order.discountCents ?? 0,
  totalCents: order.totalCents,
});
