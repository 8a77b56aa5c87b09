import type { RestaurantOrder } from "@/lib/orders/answers";
import { type Left, leftOf, priceRefund } from "@/lib/orders/refunds/amounts";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import { ambiguousWords, readMoney } from "@/lib/platform/money/read-money";

export type RefundForm = {
  by: "dishes" | "amount";
  /** The number of dishes by line. */
  quantities: readonly number[];
  withDelivery: boolean;
  withTip: boolean;
  /** As typed. */
  amount: string;
  reason: string;
  restock: boolean;
};

export const untouched = ({ lines }: RestaurantOrder): RefundForm => ({
  by: "dishes",
  quantities: lines.map(() => 0),
  withDelivery: false,
  withTip: false,
  amount: "",
  reason: "",
  restock: false,
});

export const everything = (form: RefundForm, left: Left): RefundForm => ({
  ...form,
  quantities: left.quantities,
  withDelivery: left.deliveryCents > 0,
  withTip: left.tipCents > 0,
});

/** Returns whether an order's guest has paid, so that money can be given back. */
export const mayGiveBack = (order: RestaurantOrder): boolean =>
  (order.status !== "cancelled" || order.isPaidAtCounter === true) &&
  (order.payment === "paid" ||
    (order.payment === "onHandover" && (order.status === "done" || order.isPaidAtCounter === true))) &&
  leftOf(order, order.refunds).totalCents > 0;

export type ReadRefund = {
  choice: {
    lines: { position: number; quantity: number }[];
    withDelivery: boolean;
    withTip: boolean;
    amountCents?: number;
  };
  /** The sum to give back; null while nothing valid is chosen. */
  sumCents: number | null;
  problem: string | null;
};

function readAmount({ amount }: RefundForm, order: RestaurantOrder): ReadRefund {
  const none = { lines: [], withDelivery: false, withTip: false };
  const read = readMoney(amount, order.currency);
  if ("error" in read && read.error === "ambiguous")
    return { choice: none, sumCents: null, problem: ambiguousWords(read.readings) };
  if ("error" in read || read.minor === 0) {
    const example = plainAmount(leftOf(order, order.refunds).totalCents, order.currency);
    return { choice: none, sumCents: null, problem: `Enter an amount, such as ${example}` };
  }
  return price(order, { ...none, amountCents: read.minor });
}

function price(order: RestaurantOrder, choice: ReadRefund["choice"]): ReadRefund {
  const priced = priceRefund(order, order.refunds, choice);
  return "field" in priced
    ? { choice, sumCents: null, problem: priced.message }
    : { choice, sumCents: priced.amountCents, problem: null };
}

/** Parses the form and computes the refunded amount by the server's function. */
export function readRefund(form: RefundForm, order: RestaurantOrder): ReadRefund {
  if (form.by === "amount") return readAmount(form, order);
  const lines = form.quantities.flatMap((quantity, position) =>
    quantity > 0 ? [{ position, quantity }] : [],
  );
  const { withDelivery, withTip } = form;
  const choice = { lines, withDelivery, withTip };
  if (lines.length === 0 && !withDelivery && !withTip)
    return { choice, sumCents: null, problem: "Choose what to give back" };
  return price(order, choice);
}
