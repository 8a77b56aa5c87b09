import type { Content } from "@/lib/restaurants/options/combos";
import { type OrderKind, type Taxed, type Terms, taxRate } from "@/lib/restaurants/terms/terms";
import { spread } from "./spread";

export type CartLine = Taxed & {
  priceCents: number;
  quantity: number;
  /** The dishes of a combo. */
  contents?: readonly Content[] | undefined;
};

/** The part of a combo at one rate of tax: the price of one, and of all its share of the tax and the discount. */
export type TaxPart = { basisPoints: number; priceCents: number; taxCents: number; discountCents: number };

/** A line's tax and its shares. One at several rates has `taxParts`, which add up to it, and the highest of the rates. */
export type LineShares = {
  taxBasisPoints: number;
  taxCents: number;
  discountCents: number;
  taxParts?: TaxPart[];
};

type RatedUnit = { unit: number; basisPoints: number };

/**
 * Returns the price of one by rate, the highest rate first. That of a combo is spread over the rates of its dishes in
 * proportion to what they cost alone.
 */
export function unitsByRate(
  { priceCents, contents = [], ...line }: CartLine,
  terms: Terms,
  kind: OrderKind,
): RatedUnit[] {
  const weights = new Map<number, number>();
  for (const part of contents) {
    const rate = taxRate(terms, part, kind);
    weights.set(rate, (weights.get(rate) ?? 0) + part.priceCents);
  }
  const rates = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => b - a);
  if (rates.length === 0) return [{ unit: priceCents, basisPoints: taxRate(terms, line, kind) }];
  const shares = spread(
    priceCents,
    rates.map(([, weight]) => weight),
  );
  return rates.map(([basisPoints], index) => ({ unit: shares[index] ?? 0, basisPoints }));
}

/** Joins what was priced by rate to a line again. */
export function joinParts(parts: readonly TaxPart[]): LineShares {
  const sum = (field: "taxCents" | "discountCents") => parts.reduce((total, part) => total + part[field], 0);
  return {
    taxBasisPoints: parts[0]?.basisPoints ?? 0,
    taxCents: sum("taxCents"),
    discountCents: sum("discountCents"),
    ...(parts.length > 1 && { taxParts: [...parts] }),
  };
}

/** Returns the rates of a line that is not taxed yet. */
export const frozenParts = (line: CartLine, terms: Terms, kind: OrderKind): LineShares =>
  joinParts(
    unitsByRate(line, terms, kind).map(({ unit: priceCents, basisPoints }) => ({
      basisPoints,
      priceCents,
      taxCents: 0,
      discountCents: 0,
    })),
  );

type TaxedLine = Omit<TaxPart, "basisPoints" | "discountCents"> & {
  taxBasisPoints: number;
  discountCents?: number | undefined;
  taxParts?: readonly TaxPart[] | undefined;
};

/** Returns the parts of a line by rate; one at a single rate is its own part. */
export function partsOfLine(line: TaxedLine): readonly TaxPart[] {
  const { priceCents, taxBasisPoints: basisPoints, taxCents, discountCents = 0, taxParts = [] } = line;
  return taxParts.length > 0 ? taxParts : [{ basisPoints, priceCents, taxCents, discountCents }];
}
