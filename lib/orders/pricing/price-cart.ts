import { type DeliveryZone, feeTaxRate, type OrderKind, type Terms } from "@/lib/restaurants/terms/terms";
import { orderFee } from "@/lib/restaurants/terms/zones";
import { discountOn, type Pricing, priceOrder, type WholeDiscount } from "./price-order";
import { type CartLine, joinParts, type LineShares, unitsByRate } from "./tax-parts";

/** The price of an order and its parts, in minor units of its currency. */
export type Totals = {
  currency: string;
  subtotalCents: number;
  /** The fee of the kind of order. */
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

/** Returns the price of the dishes after the discount, in minor units. */
export const goodsOf = ({
  subtotalCents,
  discountCents = 0,
}: Pick<Totals, "subtotalCents" | "discountCents">) => subtotalCents - discountCents;

export type PricedCart = {
  totals: Totals;
  lines: LineShares[];
};

type Extras = {
  /** In minor units. */
  tip?: number;
  /** On the dishes. */
  discount?: WholeDiscount;
  /** The delivery zones of the guest's place; missing while that isn't known. */
  zones?: readonly DeliveryZone[] | undefined;
  /** The lines are added to another order, which has the fee. */
  isAddition?: boolean;
};

/** Prices the lines of a cart by a restaurant's terms. An empty cart costs nothing. */
export function priceCart(
  lines: readonly CartLine[],
  terms: Terms,
  kind: OrderKind,
  { tip = 0, discount = null, zones, isAddition = false }: Extras = {},
): PricedCart {
  const gross = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const rated = lines.map((line) => unitsByRate(line, terms, kind));
  const { currency, pricesIncludeTax: taxIncluded } = terms;
  const pricing = priceOrder({
    lines: lines.flatMap(({ quantity }, index) =>
      (rated[index] ?? []).map((unit) => ({ ...unit, quantity })),
    ),
    fees: isAddition
      ? []
      : [
          {
            amount: orderFee(terms, kind, zones, gross - discountOn(gross, discount)),
            basisPoints: feeTaxRate(terms, kind),
          },
        ],
    discount,
    tip,
    pricesIncludeTax: taxIncluded,
  });
  const { goods: subtotalCents, feesTotal: deliveryCents, tax: taxCents, taxes, total: totalCents } = pricing;
  const shares = pricing.lines.values();
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
    lines: rated.map((units) =>
      joinParts(
        units.map(({ unit: priceCents, basisPoints }) => {
          const { tax = 0, discount = 0 } = shares.next().value ?? {};
          return { basisPoints, priceCents, taxCents: tax, discountCents: discount };
        }),
      ),
    ),
  };
}
