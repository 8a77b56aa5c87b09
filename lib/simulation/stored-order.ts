import type { OrderAuthor } from "@/lib/orders/order-terms";
import type { Totals } from "@/lib/orders/pricing/price-cart";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { OrderKind, Point } from "@/lib/restaurants/terms/terms";

/** An order as it was stored. Amounts are in minor units, moments in milliseconds since 1970. */
export type StoredOrder = {
  number: number;
  createdAt: number;
  /** Null for as soon as possible. */
  dueAt: number | null;
  by: OrderAuthor;
  /** Whether other orders of its sitting preceded it. */
  isLaterAtTable: boolean;
  /** Null for an order from before there were kinds. */
  kind: OrderKind | null;
  /** Undefined for one without anything to pay, whose way to pay isn’t stored. */
  pays: "byCard" | "onHandover" | undefined;
  postcode: string;
  /** The location of the guest of a delivery; missing if it wasn't given. */
  point?: Point;
  /** Empty without one. */
  voucherCode: string;
  totals: Totals;
  lines: readonly { dishId: string; name: string; quantity: number; options: readonly OptionPart[] }[];
};

type Compared = Exclude<keyof Totals, "taxes">;
const compared: readonly Compared[] = [
  "currency",
  "subtotalCents",
  "deliveryCents",
  "taxCents",
  "taxIncluded",
  "discountCents",
  "tipCents",
  "totalCents",
];

const taxesText = ({ taxes }: Totals) =>
  taxes.map(({ basisPoints, taxable, tax }) => `${basisPoints} ${taxable} ${tax}`).join();

/** Returns whether every amount is the same; a missing one is 0. */
export const isSameTotals = (one: Totals, other: Totals): boolean =>
  compared.every((field) => (one[field] ?? 0) === (other[field] ?? 0)) && taxesText(one) === taxesText(other);
