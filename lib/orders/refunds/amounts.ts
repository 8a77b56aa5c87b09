import { divideHalfUp, spread } from "@/lib/orders/pricing/spread";
import type { RefundStatus } from "@/lib/orders/types";
import { formatMoney } from "@/lib/platform/money/money";

/** The frozen values of an order; amounts are in minor units. */
export type PricedOrder = {
  lines: readonly {
    quantity: number;
    priceCents: number;
    taxCents: number;
    discountCents?: number | undefined;
  }[];
  currency: string;
  taxIncluded: boolean;
  /** By rate; empty for an order from before its lines had shares of the tax. */
  taxes: readonly unknown[];
  taxCents: number;
  tipCents?: number | undefined;
  totalCents: number;
};

/** A line by its index, with the number and the amount of dishes given back. */
export type GivenLine = { position: number; quantity: number; cents: number };

export type GivenRefund = {
  amountCents: number;
  status: RefundStatus;
  lines: readonly GivenLine[];
  withDelivery: boolean;
  withTip?: boolean | undefined;
};

/** A choice of dishes and the fee, or of an amount. */
export type RefundChoice = {
  lines: readonly Pick<GivenLine, "position" | "quantity">[];
  withDelivery: boolean;
  withTip?: boolean | undefined;
  amountCents?: number | undefined;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns whether a refund counts: a failed one gave nothing back. */
export const isGiven = ({ status }: Pick<GivenRefund, "status">) => status !== "failed";

/** Returns the sum of refunds that are under way or done. */
export const refundedCents = (refunds: readonly Pick<GivenRefund, "status" | "amountCents">[]) =>
  sum(
    refunds
      .filter(({ status }) => status === "sent" || status === "done")
      .map(({ amountCents }) => amountCents),
  );

/** Returns the tax to add to each line. */
function addedTaxes({ lines, taxIncluded, taxes, taxCents }: PricedOrder): number[] {
  if (taxIncluded) return lines.map(() => 0);
  const prices = lines.map(({ quantity, priceCents }) => quantity * priceCents);
  const isShared = taxes.length > 0 || taxCents === 0 || sum(prices) === 0;
  return isShared ? lines.map((line) => line.taxCents) : spread(taxCents, prices);
}

/** Returns what the first dishes of each line cost with tax; shares of a line's tax add up to it in any split. */
function costOf(order: PricedOrder): (position: number, quantity: number) => number {
  const taxes = addedTaxes(order);
  return (position, quantity) => {
    const line = order.lines[position];
    if (!line) return 0;
    const share = (cents: number) => divideHalfUp(cents, quantity, line.quantity);
    return quantity * line.priceCents - share(line.discountCents ?? 0) + share(taxes[position] ?? 0);
  };
}

/** The part of an order that can still be given back. */
export type Left = {
  /** The number of dishes by line. */
  quantities: number[];
  /** The fee of the kind of order with its tax; 0 once it was given back. */
  deliveryCents: number;
  /** The tip; 0 once it was given back. */
  tipCents: number;
  /** The paid amount without all refunds. */
  totalCents: number;
};

export function leftOf(order: PricedOrder, refunds: readonly GivenRefund[]): Left {
  const given = refunds.filter(isGiven);
  const cost = costOf(order);
  const lines = given.flatMap((refund) => refund.lines);
  const ofLines = sum(order.lines.map(({ quantity }, position) => cost(position, quantity)));
  const { tipCents = 0 } = order;
  const isDeliveryGiven = given.some(({ withDelivery }) => withDelivery);
  return {
    quantities: order.lines.map(({ quantity }, position) =>
      Math.max(
        0,
        quantity - sum(lines.filter((one) => one.position === position).map((one) => one.quantity)),
      ),
    ),
    deliveryCents: isDeliveryGiven ? 0 : Math.max(0, order.totalCents - ofLines - tipCents),
    tipCents: given.some(({ withTip }) => withTip) ? 0 : tipCents,
    totalCents: Math.max(0, order.totalCents - sum(given.map(({ amountCents }) => amountCents))),
  };
}

/** The amount of a refund and of its lines; or the field that is wrong. */
export type PricedRefund = { amountCents: number; lines: GivenLine[] } | { field: string; message: string };

/** Prices lines by what was not given back of each, as a failed refund may have had another share of the tax. */
function priceLines(order: PricedOrder, refunds: readonly GivenRefund[], lines: RefundChoice["lines"]) {
  const cost = costOf(order);
  const given = refunds.filter(isGiven).flatMap((refund) => refund.lines);
  return lines.map(({ position, quantity }) => {
    const earlier = given.filter((one) => one.position === position);
    const upTo = cost(position, sum(earlier.map((one) => one.quantity)) + quantity);
    return { position, quantity, cents: Math.max(0, upTo - sum(earlier.map(({ cents }) => cents))) };
  });
}

function wrongLine(order: PricedOrder, { quantities }: Left, lines: RefundChoice["lines"]) {
  for (const [index, { position, quantity }] of lines.entries()) {
    const left = quantities[position];
    if (!order.lines[position] || left === undefined)
      return { field: `lines.${index}.position`, message: "There is no such line in this order" };
    if (quantity > left)
      return {
        field: `lines.${index}.quantity`,
        message: left === 0 ? "All of this was given back" : `Only ${left} can be given back`,
      };
  }
  return null;
}

/**
 * Prices a refund by the frozen values of an order. All lines, the fee and the tip, given back in any order
 * and any split, add up to the total.
 */
export function priceRefund(
  order: PricedOrder,
  refunds: readonly GivenRefund[],
  { lines, withDelivery, withTip = false, amountCents: wanted }: RefundChoice,
): PricedRefund {
  const left = leftOf(order, refunds);
  const wrong = wrongLine(order, left, lines);
  if (wrong) return wrong;
  if (withDelivery && left.deliveryCents === 0)
    return { field: "withDelivery", message: "There is no fee to give back" };
  if (withTip && left.tipCents === 0) return { field: "withTip", message: "There is no tip to give back" };
  const priced = priceLines(order, refunds, lines);
  const fees = (withDelivery ? left.deliveryCents : 0) + (withTip ? left.tipCents : 0);
  const ofChoice = sum(priced.map(({ cents }) => cents)) + fees;
  const amountCents = wanted ?? ofChoice;
  const field =
    wanted !== undefined
      ? "amountCents"
      : lines.length > 0
        ? "lines"
        : withDelivery
          ? "withDelivery"
          : "withTip";
  if (amountCents <= 0) return { field, message: "There is nothing to give back" };
  if (amountCents > left.totalCents)
    return { field, message: `Only ${formatMoney(left.totalCents, order.currency)} can be given back` };
  return { amountCents, lines: priced };
}
