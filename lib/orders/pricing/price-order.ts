import { divideHalfUp, spread } from "./spread";

/** An amount in minor units and its rate of tax: 1 % is 100 basis points. */
export type PricedPart = { amount: number; basisPoints: number };

export type PricingInput = {
  /** `unit` is the printed price of one with its options, in minor units. */
  lines: readonly { unit: number; quantity: number; basisPoints: number }[];
  /** Delivery and the like. */
  fees: readonly PricedPart[];
  /** On the goods, and limited to them; `byLine` is what each line has already. */
  discount: { basisPoints: number } | { amount: number } | { byLine: readonly number[] } | null;
  tip: number;
  pricesIncludeTax: boolean;
};

export type Pricing = {
  /** `gross` is unit · quantity, before the discount. */
  lines: { gross: number; discount: number; tax: number }[];
  fees: { amount: number; tax: number }[];
  /** The sum of all `gross`. */
  goods: number;
  discount: number;
  feesTotal: number;
  tip: number;
  /**
   * By rate, the highest first. `taxable` is what goods and fees cost after the discount, with the tax if prices
   * include it. A rate of 0 % is listed beside others only; one at which nothing is taxed is not.
   */
  taxes: { basisPoints: number; taxable: number; tax: number }[];
  tax: number;
  /** The amount that the guest pays. */
  total: number;
};

const WHOLE = 10_000;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** @throws RangeError for a negative, fractional or unsafe number */
function checked(...numbers: number[]): void {
  for (const one of numbers) {
    if (!Number.isSafeInteger(one) || one < 0) throw new RangeError(`${one} is no amount`);
  }
}

/** Adds up the parts of each rate, the highest rate first. */
function byRate(parts: readonly PricedPart[]): PricedPart[] {
  const rates = [...new Set(parts.map(({ basisPoints }) => basisPoints))].sort((a, b) => b - a);
  return rates.map((basisPoints) => ({
    basisPoints,
    amount: sum(parts.filter((part) => part.basisPoints === basisPoints).map(({ amount }) => amount)),
  }));
}

/** Spreads the amount of each rate over the parts at that rate, in their order. */
function spreadByRate(amounts: readonly PricedPart[], parts: readonly PricedPart[]): number[] {
  const shares = parts.map(() => 0);
  for (const { basisPoints, amount } of amounts) {
    const indexes = [...parts.keys()].filter((index) => parts[index]?.basisPoints === basisPoints);
    const weights = indexes.map((index) => parts[index]?.amount ?? 0);
    spread(amount, weights).forEach((share, place) => {
      shares[indexes[place] ?? -1] = share;
    });
  }
  return shares;
}

/** Spreads over the rates first, so that the tax of a rate doesn't depend on the order or grouping of the lines. */
function spreadDiscount(discount: number, goods: readonly PricedPart[]): number[] {
  const rates = byRate(goods);
  const shares = spread(
    discount,
    rates.map(({ amount }) => amount),
  );
  const amounts = rates.map(({ basisPoints }, index) => ({ basisPoints, amount: shares[index] ?? 0 }));
  return spreadByRate(amounts, goods);
}

/** Returns the discount on each line. */
function discountsOf(discount: PricingInput["discount"], goods: readonly PricedPart[]): number[] {
  if (discount && "byLine" in discount) {
    checked(...discount.byLine);
    return goods.map(({ amount }, index) => Math.min(discount.byLine[index] ?? 0, amount));
  }
  const total = discountOn(sum(goods.map(({ amount }) => amount)), discount);
  return spreadDiscount(total, goods);
}

export type WholeDiscount = Exclude<PricingInput["discount"], { byLine: readonly number[] }>;

/** Returns the discount on goods, in minor units. */
export function discountOn(goods: number, discount: WholeDiscount): number {
  if (!discount) return 0;
  const wanted = "amount" in discount ? discount.amount : divideHalfUp(goods, discount.basisPoints, WHOLE);
  checked(wanted);
  return Math.min(wanted, goods);
}

/**
 * Prices an order in minor units. The discount is spread over the lines, rate by rate, in proportion to their prices.
 * Tax is rounded once for each rate, half up, then spread over the lines and fees of the rate, lines first. The tip is
 * outside of both. An order without lines costs nothing. Exact as long as every sum is a safe integer.
 * @throws RangeError for negative or fractional numbers, and for sums above 2^53 - 1
 */
export function priceOrder({ lines, fees, discount, tip, pricesIncludeTax }: PricingInput): Pricing {
  const isEmpty = lines.length === 0;
  for (const { unit, quantity, basisPoints } of lines) checked(unit, quantity, basisPoints);
  for (const { amount, basisPoints } of fees) checked(amount, basisPoints);
  checked(tip);

  const goodsParts = lines.map(({ unit, quantity, basisPoints }) => ({
    amount: unit * quantity,
    basisPoints,
  }));
  const goods = sum(goodsParts.map(({ amount }) => amount));
  checked(goods);
  const discounts = discountsOf(discount, goodsParts);
  const discountTotal = sum(discounts);

  const feeParts = isEmpty ? fees.map(({ basisPoints }) => ({ amount: 0, basisPoints })) : fees;
  const taxed = [
    ...goodsParts.map(({ amount, basisPoints }, index) => ({
      amount: amount - (discounts[index] ?? 0),
      basisPoints,
    })),
    ...feeParts,
  ];
  const taxes = byRate(taxed)
    .filter(({ amount }) => amount > 0)
    .map(({ basisPoints, amount }) => ({
      basisPoints,
      taxable: amount,
      tax: divideHalfUp(amount, basisPoints, pricesIncludeTax ? WHOLE + basisPoints : WHOLE),
    }));
  const shares = spreadByRate(
    taxes.map(({ basisPoints, tax }) => ({ basisPoints, amount: tax })),
    taxed,
  );

  const feesTotal = sum(feeParts.map(({ amount }) => amount));
  const tax = sum(taxes.map((one) => one.tax));
  const tipTotal = isEmpty ? 0 : tip;
  const total = goods - discountTotal + feesTotal + tipTotal + (pricesIncludeTax ? 0 : tax);
  checked(total);
  return {
    lines: goodsParts.map(({ amount }, index) => ({
      gross: amount,
      discount: discounts[index] ?? 0,
      tax: shares[index] ?? 0,
    })),
    fees: feeParts.map(({ amount }, index) => ({ amount, tax: shares[lines.length + index] ?? 0 })),
    goods,
    discount: discountTotal,
    feesTotal,
    tip: tipTotal,
    taxes: taxes.some(({ basisPoints }) => basisPoints > 0) ? taxes : [],
    tax,
    total,
  };
}
