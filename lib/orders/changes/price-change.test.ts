import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { priceOrder } from "@/lib/orders/pricing/price-order";
import { type ChangeableOrder, priceChange } from "./price-change";

const rate = fc.constantFrom(0, 700, 1000, 1900);
const line = fc.record({
  priceCents: fc.nat(5_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  taxBasisPoints: rate,
});
const fee = fc.record({ amount: fc.nat(900), basisPoints: rate });
const discount = fc.oneof(fc.constant(null), fc.record({ basisPoints: fc.nat(10_000) }));

/** Prices lines as an order is priced when it is placed, and freezes them. */
function placed(
  lines: readonly { priceCents: number; quantity: number; taxBasisPoints: number }[],
  { fee: { amount, basisPoints }, tip, taxIncluded, ...rest }: Terms,
) {
  const pricing = priceOrder({
    lines: lines.map(({ priceCents: unit, quantity, taxBasisPoints }) => ({
      unit,
      quantity,
      basisPoints: taxBasisPoints,
    })),
    fees: amount > 0 ? [{ amount, basisPoints }] : [],
    discount: rest.discount,
    tip,
    pricesIncludeTax: taxIncluded,
  });
  const order: ChangeableOrder = {
    lines: lines.map((one, index) => ({ ...one, discountCents: pricing.lines[index]?.discount ?? 0 })),
    taxIncluded,
    taxes: pricing.taxes,
    deliveryCents: pricing.feesTotal,
    tipCents: pricing.tip,
  };
  return { order, pricing };
}
type Terms = {
  fee: { amount: number; basisPoints: number };
  discount: { basisPoints: number } | null;
  tip: number;
  taxIncluded: boolean;
};
const terms: fc.Arbitrary<Terms> = fc.record({ fee, discount, tip: fc.nat(500), taxIncluded: fc.boolean() });
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

test("an order without changes is priced as it was", () => {
  fc.assert(
    fc.property(lines, terms, (all, given) => {
      const { order, pricing } = placed(all, given);
      expect(priceChange(order, [], []).pricing.total).toBe(pricing.total);
      expect(priceChange(order, [], []).pricing.taxes).toEqual(pricing.taxes);
    }),
    { numRuns: 1_000 },
  );
});

test("added dishes cost their price, and removing them again restores the total", () => {
  fc.assert(
    fc.property(lines, lines, terms, (all, added, given) => {
      const { order, pricing } = placed(all, given);
      const more = priceChange(order, [], added);
      const goods = added.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
      expect(more.pricing.goods - pricing.goods).toBe(goods);
      expect(more.pricing.discount).toBe(pricing.discount);
      if (given.taxIncluded) expect(more.pricing.total - pricing.total).toBe(goods);
      const removed = added.map(({ quantity }, index) => ({ position: all.length + index, quantity }));
      const changed = { ...order, lines: [...more.kept, ...added], taxes: more.pricing.taxes };
      expect(priceChange(changed, removed, []).pricing.total).toBe(pricing.total);
    }),
    { numRuns: 1_000 },
  );
});

test("a combo that stays keeps its rates, and one that is removed takes its tax along", () => {
  const combo = { priceCents: 1000, quantity: 2, taxBasisPoints: 1900, discountCents: 0 };
  const part = { taxCents: 0, discountCents: 0 };
  const taxParts = [
    { ...part, basisPoints: 1900, priceCents: 300 },
    { ...part, basisPoints: 700, priceCents: 700 },
  ];
  const order = { lines: [{ ...combo, taxParts }], taxIncluded: false, taxes: [], deliveryCents: 0 };
  const added = { priceCents: 100, quantity: 1, taxBasisPoints: 700 };
  const { kept, shares, pricing } = priceChange(order, [{ position: 0, quantity: 1 }], [added]);
  expect(kept).toMatchObject([{ quantity: 1, taxParts }]);
  expect(pricing.taxes).toEqual([
    { basisPoints: 1900, taxable: 300, tax: 57 },
    { basisPoints: 700, taxable: 800, tax: 56 },
  ]);
  expect(shares).toMatchObject([
    { taxBasisPoints: 1900, taxCents: 106, taxParts: [{ taxCents: 57 }, { taxCents: 49 }] },
    { taxBasisPoints: 700, taxCents: 7 },
  ]);
  expect(shares[1]).not.toHaveProperty("taxParts");
});

test("a removed dish takes its share of the discount along, and no part is negative", () => {
  fc.assert(
    fc.property(lines, terms, fc.nat(), (all, given, seed) => {
      const { order } = placed(all, given);
      const position = seed % all.length;
      const quantity = 1 + (seed % (all[position]?.quantity ?? 1));
      const { kept, pricing } = priceChange(order, [{ position, quantity }], []);
      expect(kept.reduce((sum, one) => sum + one.quantity, 0)).toBe(
        all.reduce((sum, one) => sum + one.quantity, 0) - quantity,
      );
      const numbers = [pricing.total, pricing.goods, pricing.discount, pricing.tax, pricing.tip];
      for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0);
      expect(pricing.discount).toBeLessThanOrEqual(pricing.goods);
    }),
    { numRuns: 1_000 },
  );
});
