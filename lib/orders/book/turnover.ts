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
> & { kind: OrderView["kind"] | null; createdAt: Date };

/** Returns whether an order is turnover, or was before it was given back. */
export const isBooked = ({ payment, status }: Pick<BookedOrder, "payment" | "status">): boolean =>
  payment === "paid" || (payment === "onHandover" && status !== "cancelled");

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
