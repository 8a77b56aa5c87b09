import { expect, test } from "@jest/globals";
import { demoTotals } from "@/tests/support/orders/demo-totals";
import fc from "@/tests/support/properties";
import { type Pricing, type PricingInput, priceOrder } from "./price-order";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const rate = fc.constantFrom(0, 250, 500, 700, 825, 1000, 1900, 2500);
/** Small prices meet ties of rounding; large ones pass products of 2^53. */
const amount = fc.oneof(fc.nat(9), fc.nat(5_000), fc.nat(1e10));
const line = fc.record({ unit: amount, quantity: fc.integer({ min: 1, max: 99 }), basisPoints: rate });
const input: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  fees: fc.array(fc.record({ amount, basisPoints: rate }), { maxLength: 3 }),
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ basisPoints: fc.nat(12_000) }),
    fc.record({ amount: fc.oneof(fc.nat(20), amount) }),
  ),
  tip: amount,
  pricesIncludeTax: fc.boolean(),
});

const order = (change: Partial<PricingInput>): PricingInput => ({
  lines: [],
  fees: [],
  discount: null,
  tip: 0,
  pricesIncludeTax: false,
  ...change,
});

test("tax is added to prices without it, and contained in prices with it", () => {
  const lines = [
    { unit: 1190, quantity: 1, basisPoints: 1900 },
    { unit: 535, quantity: 2, basisPoints: 700 },
  ];
  const fees = [{ amount: 250, basisPoints: 1900 }];
  expect(priceOrder(order({ lines, fees, tip: 100, pricesIncludeTax: true }))).toEqual({
    lines: [
      { gross: 1190, discount: 0, tax: 190 },
      { gross: 1070, discount: 0, tax: 70 },
    ],
    fees: [{ amount: 250, tax: 40 }],
    goods: 2260,
    discount: 0,
    feesTotal: 250,
    tip: 100,
    taxes: [
      { basisPoints: 1900, taxable: 1440, tax: 230 },
      { basisPoints: 700, taxable: 1070, tax: 70 },
    ],
    tax: 300,
    total: 2610,
  });
  const without = priceOrder(order({ lines, fees, tip: 100 }));
  expect(without.taxes.map(({ tax }) => tax)).toEqual([274, 75]);
  expect(without.total).toBe(2260 + 250 + 100 + 274 + 75);
});

test("tax is rounded once for a rate, and the earlier of equal lines bears the rest", () => {
  const lines = Array.from({ length: 3 }, () => ({ unit: 5, quantity: 1, basisPoints: 1000 }));
  const pricing = priceOrder(order({ lines }));
  expect(pricing.tax).toBe(2);
  expect(pricing.lines.map(({ tax }) => tax)).toEqual([1, 1, 0]);
});

test("a discount is rounded half up once, and lowers the tax of every rate", () => {
  const lines = [
    { unit: 1000, quantity: 1, basisPoints: 1000 },
    { unit: 505, quantity: 1, basisPoints: 0 },
  ];
  const pricing = priceOrder(order({ lines, discount: { basisPoints: 1000 } }));
  expect(pricing.discount).toBe(151);
  expect(pricing.lines.map(({ discount }) => discount)).toEqual([100, 51]);
  expect(pricing.taxes).toEqual([
    { basisPoints: 1000, taxable: 900, tax: 90 },
    { basisPoints: 0, taxable: 454, tax: 0 },
  ]);
});

test("a rate of 0 % alone is no tax, nor is a rate at which nothing is taxed", () => {
  expect(priceOrder(order({ lines: [{ unit: 100, quantity: 1, basisPoints: 0 }] })).taxes).toEqual([]);
  const free = { unit: 0, quantity: 1, basisPoints: 1900 };
  const lines = [free, { unit: 100, quantity: 1, basisPoints: 700 }];
  expect(priceOrder(order({ lines })).taxes).toEqual([{ basisPoints: 700, taxable: 100, tax: 7 }]);
});

test("an order without lines costs nothing", () => {
  const pricing = priceOrder(order({ fees: [{ amount: 500, basisPoints: 1000 }], tip: 100 }));
  expect(pricing).toMatchObject({ fees: [{ amount: 0, tax: 0 }], tip: 0, tax: 0, total: 0 });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount", (bad) => {
  const good = { unit: 100, quantity: 1, basisPoints: 1000 };
  for (const change of [
    { lines: [{ ...good, unit: bad }] },
    { lines: [{ ...good, quantity: bad }] },
    { lines: [{ ...good, basisPoints: bad }] },
    { lines: [good], fees: [{ amount: bad, basisPoints: 0 }] },
    { lines: [good], discount: { amount: bad } },
    { lines: [good], tip: bad },
  ]) {
    expect(() => priceOrder(order(change))).toThrow(RangeError);
  }
});

test("with 10 % on top and a fee without tax, the totals are those of the specification", () => {
  const lines = fc.array(
    fc.record({ priceCents: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 99 }) }),
  );
  fc.assert(
    fc.property(lines, (all) => {
      const totals = demoTotals(all);
      const pricing = priceOrder(
        order({
          lines: all.map(({ priceCents, quantity }) => ({ unit: priceCents, quantity, basisPoints: 1000 })),
          fees: [{ amount: 500, basisPoints: 0 }],
        }),
      );
      expect({
        subtotalCents: pricing.goods,
        taxCents: pricing.tax,
        deliveryCents: pricing.feesTotal,
        totalCents: pricing.total,
      }).toEqual(totals);
    }),
  );
});

function numbersOf(pricing: Pricing): number[] {
  const { lines, fees, taxes, ...totals } = pricing;
  return [...lines, ...fees, ...taxes, totals].flatMap((part) => Object.values(part));
}

test("all parts are whole, not negative, and add up", () => {
  fc.assert(
    fc.property(input, (given) => {
      const pricing = priceOrder(given);
      for (const number of numbersOf(pricing)) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
      const { lines, fees, taxes, goods, discount, feesTotal, tip, tax, total } = pricing;
      expect(sum(lines.map(({ gross }) => gross))).toBe(goods);
      expect(sum(lines.map((one) => one.discount))).toBe(discount);
      expect(sum(fees.map((one) => one.amount))).toBe(feesTotal);
      expect(sum([...lines, ...fees].map((one) => one.tax))).toBe(tax);
      expect(sum(taxes.map((one) => one.tax))).toBe(tax);
      expect(goods - discount + feesTotal + tip + (given.pricesIncludeTax ? 0 : tax)).toBe(total);
      expect(discount).toBeLessThanOrEqual(goods);
      if (taxes.length > 0)
        expect(sum(taxes.map(({ taxable }) => taxable))).toBe(goods - discount + feesTotal);
      for (const one of lines) expect(one.discount).toBeLessThanOrEqual(one.gross);
      if (!given.pricesIncludeTax) return;
      for (const one of taxes) expect(one.tax).toBeLessThanOrEqual(one.taxable);
      for (const one of lines) expect(one.tax).toBeLessThanOrEqual(one.gross - one.discount);
      for (const one of fees) expect(one.tax).toBeLessThanOrEqual(one.amount);
    }),
    { numRuns: 1_000 },
  );
});

test("neither the total nor the tax of a rate depends on the order of the lines", () => {
  const shuffled = input.chain((given) =>
    fc
      .shuffledSubarray([...given.lines], { minLength: given.lines.length })
      .map((lines) => ({ given, moved: { ...given, lines } })),
  );
  fc.assert(
    fc.property(shuffled, ({ given, moved }) => {
      const [first, second] = [priceOrder(given), priceOrder(moved)];
      expect({ ...second, lines: [], fees: [] }).toEqual({ ...first, lines: [], fees: [] });
    }),
    { numRuns: 1_000 },
  );
});

test("two lines of one cost as much as one line of two", () => {
  fc.assert(
    fc.property(input, line, (given, one) => {
      const single = { ...one, quantity: 1 };
      const apart = priceOrder({ ...given, lines: [...given.lines, single, single] });
      const together = priceOrder({ ...given, lines: [...given.lines, { ...one, quantity: 2 }] });
      expect({ ...apart, lines: [], fees: [] }).toEqual({ ...together, lines: [], fees: [] });
    }),
  );
});

test("a discount of 100 % leaves the fees and the tip", () => {
  fc.assert(
    fc.property(input, (given) => {
      const { feesTotal, tip, total, fees, ...rest } = priceOrder({
        ...given,
        discount: { basisPoints: 10_000 },
      });
      expect(rest.discount).toBe(rest.goods);
      expect(total).toBe(feesTotal + tip + (given.pricesIncludeTax ? 0 : sum(fees.map(({ tax }) => tax))));
    }),
  );
});
