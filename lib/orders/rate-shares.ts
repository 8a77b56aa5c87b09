import type { OrderView } from "./answers";

type TaxOfRate = OrderView["taxes"][number];

/** The rate of orders from before rates were stored; it applied to the dishes. */
export const FORMER_RATE = 1000;

/** Returns the tax of an order by rate, also for one from before rates were stored. */
export const taxesOf = ({
  taxes,
  taxCents,
  subtotalCents,
}: Pick<OrderView, "taxes" | "taxCents" | "subtotalCents">): readonly TaxOfRate[] =>
  taxes.length > 0 || taxCents === 0
    ? taxes
    : [{ basisPoints: FORMER_RATE, taxable: subtotalCents, tax: taxCents }];

/** The part of a total at one rate of tax, with the tax, in minor units. */
export type RateShare = { basisPoints: number; gross: number; tax: number };

type Taxed = { taxes: readonly TaxOfRate[]; taxIncluded: boolean; totalCents: number };

/** Splits a total by rate; what no rate applies to, such as a tip, is at 0 %. */
export function sharesOf({ taxes, taxIncluded, totalCents }: Taxed): RateShare[] {
  const shares = taxes.map(({ basisPoints, taxable, tax }) => ({
    basisPoints,
    gross: taxIncluded ? taxable : taxable + tax,
    tax,
  }));
  const rest = totalCents - shares.reduce((sum, { gross }) => sum + gross, 0);
  return rest === 0 ? shares : [...shares, { basisPoints: 0, gross: rest, tax: 0 }];
}
