import { spread } from "@/lib/orders/pricing/spread";
import { partsOfLine, type TaxPart } from "@/lib/orders/pricing/tax-parts";
import { FORMER_RATE, sharesOf, taxesOf } from "@/lib/orders/rate-shares";
import { type GivenRefund, isGiven } from "@/lib/orders/refunds/amounts";
import { type BookedOrder, isBooked, turnoverOf } from "./turnover";

/** The fields of an order's lines that price their tax. */
type BookedLine = {
  quantity: number;
  priceCents: number;
  taxBasisPoints: number;
  taxCents: number;
  discountCents?: number;
  /** Empty or missing unless it is a combo at several rates of tax. */
  taxParts?: readonly TaxPart[];
};

export type RefundedOrder = BookedOrder & {
  lines: readonly BookedLine[];
  refunds: readonly (GivenRefund & { createdAt: Date })[];
};

/** The part of a refund at one rate of tax, with the tax, in minor units. */
export type RefundPart = { basisPoints: number; cents: number };

/** A refund by rate, and the moment that it is booked at. */
export type BookedRefund = { at: Date; parts: RefundPart[] };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Splits what a line cost by rate. */
function lineShares({ taxIncluded }: RefundedOrder, line: BookedLine): RefundPart[] {
  return partsOfLine(line).map((part) => ({
    basisPoints: part.basisPoints,
    cents: line.quantity * part.priceCents - part.discountCents + (taxIncluded ? 0 : part.taxCents),
  }));
}

/** Returns the gross amount of each rate minus its lines, such as the fee. */
function sharesBesideLines(order: RefundedOrder, lines: readonly RefundPart[]): RefundPart[] {
  return sharesOf({ ...turnoverOf(order), totalCents: order.totalCents - (order.tipCents ?? 0) }).map(
    ({ basisPoints, gross }) => {
      const ofLines = lines.filter((line) => line.basisPoints === basisPoints).map(({ cents }) => cents);
      return { basisPoints, cents: Math.max(0, gross - sum(ofLines)) };
    },
  );
}

/** Spreads an amount over rates in proportion to their shares. */
function spreadOver(amount: number, shares: readonly RefundPart[]): RefundPart[] {
  const parts = spread(
    amount,
    shares.map(({ cents }) => cents),
  );
  return shares.map(({ basisPoints }, index) => ({ basisPoints, cents: parts[index] ?? 0 }));
}

/** Splits what was given back of a line by its rates. */
function splitLine(cents: number, shares: readonly RefundPart[]): RefundPart[] {
  if (shares.some((share) => share.cents > 0)) return spreadOver(cents, shares);
  return shares.slice(0, 1).map((share) => ({ ...share, cents }));
}

/** Splits a refund by rate: lines are at their frozen rates, the fee at its own, a tip at 0 %, other amounts at all. */
function partsOf(
  order: RefundedOrder,
  { amountCents, lines, withDelivery, withTip }: GivenRefund,
): RefundPart[] {
  const isFormer = order.taxes.length === 0 && order.taxCents !== 0;
  const byLine = order.lines.map((line) =>
    lineShares(order, isFormer ? { ...line, taxBasisPoints: FORMER_RATE } : line),
  );
  const given = lines.flatMap(({ position, cents }) => splitLine(cents, byLine[position] ?? []));
  // A refund that was tried again may have another amount than its lines.
  const ofLines = spreadOver(Math.min(amountCents, sum(given.map(({ cents }) => cents))), given);
  const besideLines = amountCents - sum(ofLines.map(({ cents }) => cents));
  const tip = withTip ? Math.min(besideLines, order.tipCents ?? 0) : 0;
  const rest = besideLines - tip;
  const whole = sharesOf({ ...order, taxes: taxesOf(order) }).map(({ basisPoints, gross: cents }) => ({
    basisPoints,
    cents,
  }));
  const fees = withDelivery ? sharesBesideLines(order, byLine.flat()) : [];
  const others = spreadOver(rest, fees.some(({ cents }) => cents > 0) ? fees : whole);
  return [...ofLines, ...others, { basisPoints: 0, cents: tip }].filter(({ cents }) => cents > 0);
}

/** Lists the refunds of an order that is turnover, each at the moment it was made. A failed one gave nothing back. */
export const refundsOf = (order: RefundedOrder): BookedRefund[] =>
  isBooked(order)
    ? order.refunds.filter(isGiven).map((refund) => ({ at: refund.createdAt, parts: partsOf(order, refund) }))
    : [];
