import { type Pricing, priceOrder } from "@/lib/orders/pricing/price-order";
import { divideHalfUp } from "@/lib/orders/pricing/spread";

/** A line with its frozen price and rate of tax. */
export type FrozenLine = {
  quantity: number;
  priceCents: number;
  taxBasisPoints: number;
  /** The line's share of the discount. */
  discountCents?: number | undefined;
};

/** The frozen values of an order that price its changes. */
export type ChangeableOrder<Line extends FrozenLine = FrozenLine> = {
  lines: readonly Line[];
  taxIncluded: boolean;
  taxes: readonly { basisPoints: number; taxable: number }[];
  deliveryCents: number;
  tipCents?: number | undefined;
};

/** A number of dishes to take away from the line at an index. */
export type RemovedLine = { position: number; quantity: number };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the rate of the delivery fee: the one that taxes more than the lines at it. */
function feeRate({ lines, taxes }: ChangeableOrder): number {
  const ofLines = (rate: number) =>
    sum(
      lines
        .filter(({ taxBasisPoints }) => taxBasisPoints === rate)
        .map(({ quantity, priceCents, discountCents = 0 }) => quantity * priceCents - discountCents),
    );
  return taxes.find(({ basisPoints, taxable }) => taxable > ofLines(basisPoints))?.basisPoints ?? 0;
}

/** Returns the lines that stay, each with the number of dishes that are left and their share of the discount. */
function keptLines<Line extends FrozenLine>(
  { lines }: ChangeableOrder<Line>,
  removed: readonly RemovedLine[],
): Line[] {
  return lines.flatMap((line, position) => {
    const gone = removed.find((one) => one.position === position)?.quantity ?? 0;
    const quantity = line.quantity - gone;
    const discountCents = divideHalfUp(line.discountCents ?? 0, Math.max(0, quantity), line.quantity);
    return quantity > 0 ? [{ ...line, quantity, discountCents }] : [];
  });
}

/**
 * Prices an order again without some of its dishes and with others. What stays keeps its price and its rate of tax, the
 * delivery fee and the tip stay. A removed dish takes its share of the discount along; added ones have no discount.
 */
export function priceChange<Line extends FrozenLine, Added extends FrozenLine>(
  order: ChangeableOrder<Line>,
  removed: readonly RemovedLine[],
  added: readonly Added[],
): { kept: Line[]; pricing: Pricing } {
  const kept = keptLines(order, removed);
  const pricing = priceOrder({
    lines: [...kept, ...added].map(({ priceCents: unit, quantity, taxBasisPoints: basisPoints }) => ({
      unit,
      quantity,
      basisPoints,
    })),
    fees: order.deliveryCents > 0 ? [{ amount: order.deliveryCents, basisPoints: feeRate(order) }] : [],
    discount: { byLine: kept.map(({ discountCents = 0 }) => discountCents) },
    tip: order.tipCents ?? 0,
    pricesIncludeTax: order.taxIncluded,
  });
  return { kept, pricing };
}
