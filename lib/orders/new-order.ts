import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { OrderKind, Point, Terms } from "@/lib/restaurants/terms/terms";
import type { Voucher } from "@/lib/vouchers/voucher";
import type { OrderLine } from "./answers";
import type { Contact } from "./order-terms";
import type { Totals } from "./pricing/price-cart";
import type { TaxPart } from "./pricing/tax-parts";
import type { OrderStock } from "./slots/order-stock";
import type { OrderTime } from "./slots/plan-time.server";
import type { PaymentStatus } from "./types";

export type PricedLine = Omit<OrderLine, "id" | "picture" | "options" | "allergens" | "note"> & {
  position: number;
  /** The price of the dish without options. */
  dishCents: number;
  options: OptionPart[];
  /** Those of the dish without its options; empty for none. */
  allergens: string;
  note: string;
  taxBasisPoints: number;
  taxCents: number;
  discountCents: number;
  /** Missing unless it is a combo at several rates of tax. */
  taxParts?: TaxPart[];
  dishId: string;
  picture: string | null;
};

export type NewOrder = Totals &
  Contact & {
    id: string;
    restaurantId: string;
    /** The name of the restaurant. */
    restaurantName: string;
    name: string;
    email: string;
    /** The further language of the site in which the guest ordered; empty for the default one. */
    language: string;
    payment: PaymentStatus;
    kind: OrderKind;
    /** The location of the guest of a delivery; missing if it wasn't given. */
    point?: Point;
    /** The terms that priced the order; it is refused if the stored ones differ. */
    terms: Terms;
    /** The version of the menu whose options priced the order; null without options. */
    menuVersion: number | null;
    phoneKey: string;
    placedBy: string;
    isPaidAtCounter: boolean;
    additionToId: string | null;
    voucherCode: string;
    time: OrderTime;
    stock: OrderStock;
    /** The voucher that priced the order; it is refused if the stored one differs. */
    voucher: Pick<Voucher, "kind" | "value" | "minimumCents"> | null;
    idempotencyKey: string;
    requestHash: string;
    /** The sitting that it is ordered at; it is refused if that was closed. */
    sittingId: string | null;
    isLaterAtTable: boolean;
    /** The orders of its sitting when it was priced as the first one; null if others make no difference. */
    ordersBefore: number | null;
    seatId: string | null;
    lines: PricedLine[];
  };
