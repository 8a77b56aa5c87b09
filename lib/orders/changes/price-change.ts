import { type Pricing, priceOrder } from "@/lib/orders/pricing/price-order";
import { divideHalfUp } from "@/lib/orders/pricing/spread";
import { joinParts, type LineShares, partsOfLine, type TaxPart } from "@/lib/orders/pricing/tax-parts";

/** A line with its frozen price and rates of tax. */
export type FrozenLine = {
  quantity: number;
  priceCents: number;
  taxBasisPoints: number;
  /** The line's share of the discount. */
  discountCents?: number | undefined;
  /** The parts of a line at several rates. */
  taxParts?: readonly TaxPart[] | undefined;
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

const partsOf = (line: FrozenLine) => partsOfLine({ ...line, taxCents: 0 });

/** Returns the rate of the fee: the one that taxes more than the lines at it. */
function feeRate({ lines, taxes }: ChangeableOrder): number {
  const parts = lines.flatMap((line) => partsOf(line).map((part) => ({ ...part, quantity: line.quantity })));
  const ofLines = (rate: number) =>
    sum(
      parts
        .filter(({ basisPoints }) => basisPoints === rate)
        .map(({ quantity, priceCents, discountCents }) => quantity * priceCents - discountCents),
    );
  return taxes.find(({ basisPoints, taxable }) => taxable > ofLines(basisPoints))?.basisPoints ?? 0;
}

/** Returns the lines that stay, each with the number of dishes that are left and their share of the discount. */
function keptLines<Line extends FrozenLine>(
  { lines }: ChangeableOrder<Line>,
  removed: readonly RemovedLine[],
): Line[] {
  return lines.flatMap((line, position) => {
    const quantity = line.quantity - (removed.find((one) => one.position === position)?.quantity ?? 0);
    if (quantity <= 0) return [];
    const left = (cents: number) => divideHalfUp(cents, quantity, line.quantity);
    const taxParts = (line.taxParts ?? []).map((part) => ({
      ...part,
      discountCents: left(part.discountCents),
    }));
    const discountCents =
      taxParts.length > 0 ? sum(taxParts.map((part) => part.discountCents)) : left(line.discountCents ?? 0);
    return [{ ...line, quantity, discountCents, ...(line.taxParts && { taxParts }) }];
  });
}

/** The lines that stay, the shares of these and of the added lines, and the totals. */
export type PricedChange<Line> = { kept: Line[]; shares: LineShares[]; pricing: Pricing };

/**
 * Prices an order again without some of its dishes and with others. What stays keeps its price and its rates of tax; the
 * fee and the tip stay. A removed dish takes its share of the discount along; added ones have no discount.
 */
export function priceChange<Line extends FrozenLine>(
  order: ChangeableOrder<Line>,
  removed: readonly RemovedLine[],
  added: readonly FrozenLine[],
): PricedChange<Line> {
  const kept = keptLines(order, removed);
  const lines: readonly FrozenLine[] = [...kept, ...added];
  const parts = lines.flatMap((line) => partsOf(line).map((part) => ({ ...part, quantity: line.quantity })));
  const pricing = priceOrder({
    lines: parts.map(({ priceCents: unit, quantity, basisPoints }) => ({ unit, quantity, basisPoints })),
    fees: order.deliveryCents > 0 ? [{ amount: order.deliveryCents, basisPoints: feeRate(order) }] : [],
    discount: { byLine: parts.map(({ discountCents }) => discountCents) },
    tip: order.tipCents ?? 0,
    pricesIncludeTax: order.taxIncluded,
  });
  const priced = pricing.lines.values();
  const shares = lines.map((line) =>
    joinParts(
      partsOf(line).map((part) => {
        const { tax = 0, discount = 0 } = priced.next().value ?? {};
        return { ...part, taxCents: tax, discountCents: discount };
      }),
    ),
  );
  return { kept, shares, pricing };
}
