import { deliveryTaxRate, type OrderKind, type Terms, taxRate } from "@/lib/restaurants/terms/terms";
import { type Pricing, type PricingInput, priceOrder } from "./price-order";

type CartLine = { priceCents: number; quantity: number; category: string };

/** The price of an order and its parts, in minor units of its currency. */
export type Totals = {
  currency: string;
  subtotalCents: number;
  deliveryCents: number;
  /** Contained in the other amounts if `taxIncluded`, else added. */
  taxCents: number;
  taxIncluded: boolean;
  taxes: Pricing["taxes"];
  /** On the dishes; missing without a discount. */
  discountCents?: number | undefined;
  /** Without tax; missing without a tip. */
  tipCents?: number | undefined;
  totalCents: number;
};

export type PricedCart = {
  totals: Totals;
  /** For each line. */
  lines: { taxBasisPoints: number; taxCents: number; discountCents: number }[];
};

type Extras = {
  /** In minor units. */
  tip?: number;
  /** On the dishes. */
  discount?: PricingInput["discount"];
  /** The lines are added to another order, which has the delivery fee. */
  isAddition?: boolean;
};

/** Prices the lines of a cart by a restaurant's terms. An empty cart costs nothing. */
export function priceCart(
  lines: readonly CartLine[],
  terms: Terms,
  kind: OrderKind,
  { tip = 0, discount = null, isAddition = false }: Extras = {},
): PricedCart {
  const rates = lines.map(({ category }) => taxRate(terms, category, kind));
  const { currency, pricesIncludeTax: taxIncluded } = terms;
  const pricing = priceOrder({
    lines: lines.map(({ priceCents: unit, quantity }, index) => ({
      unit,
      quantity,
      basisPoints: rates[index] ?? 0,
    })),
    fees:
      kind === "delivery" && !isAddition
        ? [{ amount: terms.deliveryFee, basisPoints: deliveryTaxRate(terms) }]
        : [],
    discount,
    tip,
    pricesIncludeTax: taxIncluded,
  });
  const { goods: subtotalCents, feesTotal: deliveryCents, tax: taxCents, taxes, total: totalCents } = pricing;
  return {
    totals: {
      currency,
      subtotalCents,
      deliveryCents,
      taxCents,
      taxIncluded,
      taxes,
      ...(pricing.discount > 0 && { discountCents: pricing.discount }),
      ...(pricing.tip > 0 && { tipCents: pricing.tip }),
      totalCents,
    },
    lines: pricing.lines.map(({ tax, discount: discountCents }, index) => ({
      taxBasisPoints: rates[index] ?? 0,
      taxCents: tax,
      discountCents,
    })),
  };
}
