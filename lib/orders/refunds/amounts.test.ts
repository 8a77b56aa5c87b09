import { expect, test } from "@jest/globals";
import { priceOrder } from "@/lib/orders/pricing/price-order";
import fc from "@/tests/support/properties";
import { type GivenRefund, leftOf, type PricedOrder, priceRefund, refundedCents } from "./amounts";

const rate = fc.constantFrom(0, 250, 700, 825, 1000, 1900);
const order: fc.Arbitrary<PricedOrder> = fc
  .record({
    lines: fc.array(
      fc.record({ unit: fc.nat(5000), quantity: fc.integer({ min: 1, max: 9 }), basisPoints: rate }),
      { minLength: 1, maxLength: 6 },
    ),
    fees: fc.array(fc.record({ amount: fc.nat(900), basisPoints: rate }), { maxLength: 1 }),
    tip: fc.nat(500),
    pricesIncludeTax: fc.boolean(),
    isOld: fc.boolean(),
  })
  .map(({ isOld, ...input }) => {
    const { lines, taxes, tax, total } = priceOrder({ ...input, discount: null });
    return {
      lines: input.lines.map(({ unit, quantity }, index) => ({
        quantity,
        priceCents: unit,
        taxCents: isOld ? 0 : (lines[index]?.tax ?? 0),
      })),
      currency: "USD",
      taxIncluded: input.pricesIncludeTax,
      taxes: isOld ? [] : taxes,
      taxCents: tax,
      totalCents: total,
    };
  });

const step = fc.record({
  position: fc.nat(6),
  quantity: fc.integer({ min: 1, max: 9 }),
  withDelivery: fc.boolean(),
  amountCents: fc.option(fc.integer({ min: -10, max: 20_000 }), { nil: undefined }),
  fails: fc.boolean(),
});

type Choice = Parameters<typeof priceRefund>[2];

/** Gives something back if it is possible. */
function give(paid: PricedOrder, refunds: GivenRefund[], choice: Choice): GivenRefund[] {
  const priced = priceRefund(paid, refunds, choice);
  return "field" in priced
    ? refunds
    : [...refunds, { ...priced, withDelivery: choice.withDelivery, status: "done" }];
}

const failing = (refunds: GivenRefund[], fails: boolean) =>
  fails ? refunds.map((one, index) => (index === 0 ? { ...one, status: "failed" as const } : one)) : refunds;

test("refunds are never negative, and never more than was paid, whatever is given back and fails", () => {
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 12 }), (paid, steps) => {
      let refunds: GivenRefund[] = [];
      for (const { position, quantity, withDelivery, amountCents, fails } of steps) {
        const choice =
          amountCents === undefined
            ? { lines: [{ position, quantity }], withDelivery }
            : { lines: [], withDelivery: false, amountCents };
        refunds = failing(give(paid, refunds, choice), fails);
        for (const one of refunds) expect(one.amountCents).toBeGreaterThan(0);
        expect(refundedCents(refunds)).toBeLessThanOrEqual(paid.totalCents);
        expect(leftOf(paid, refunds).totalCents).toBe(paid.totalCents - refundedCents(refunds));
      }
    }),
    { numRuns: 500 },
  );
});

test("all lines and the fee add up to the paid amount, in any order and any split, also after some failed", () => {
  fc.assert(
    fc.property(order, fc.array(step, { maxLength: 12 }), fc.boolean(), (paid, steps, isFeeFirst) => {
      const fee = { lines: [], withDelivery: true };
      let refunds = isFeeFirst ? give(paid, [], fee) : [];
      for (const { position, quantity, fails } of steps)
        refunds = failing(
          give(paid, refunds, { lines: [{ position, quantity }], withDelivery: false }),
          fails,
        );
      leftOf(paid, refunds).quantities.forEach((quantity, position) => {
        for (let dish = 0; dish < quantity; dish++)
          refunds = give(paid, refunds, { lines: [{ position, quantity: 1 }], withDelivery: false });
      });
      if (leftOf(paid, refunds).deliveryCents > 0) refunds = give(paid, refunds, fee);
      expect(refundedCents(refunds)).toBe(paid.totalCents);
    }),
    { numRuns: 500 },
  );
});

const dinner: PricedOrder = {
  lines: [{ quantity: 3, priceCents: 399, taxCents: 120 }],
  currency: "USD",
  taxIncluded: false,
  taxes: [{ basisPoints: 1000, taxable: 1197, tax: 120 }],
  taxCents: 120,
  totalCents: 1817,
};

test("a line is given back with its share of an added tax; one that includes it at its price", () => {
  const one = { lines: [{ position: 0, quantity: 1 }], withDelivery: false };
  expect(priceRefund(dinner, [], one)).toMatchObject({ amountCents: 439 });
  expect(priceRefund({ ...dinner, taxIncluded: true, totalCents: 1697 }, [], one)).toMatchObject({
    amountCents: 399,
  });
  expect(priceRefund(dinner, [], { ...one, withDelivery: true })).toMatchObject({ amountCents: 939 });
  const fromBefore = { ...dinner, lines: [{ quantity: 3, priceCents: 399, taxCents: 0 }], taxes: [] };
  expect(priceRefund(fromBefore, [], one)).toMatchObject({ amountCents: 439 });
});

test("a line or amount that can't be given back names its field", () => {
  const none = { lines: [], withDelivery: false };
  const of = (choice: Partial<Choice>, refunds: GivenRefund[] = []) =>
    priceRefund(dinner, refunds, { ...none, ...choice });
  const fee: GivenRefund = { amountCents: 500, status: "due", lines: [], withDelivery: true };
  expect(of({ lines: [{ position: 1, quantity: 1 }] })).toMatchObject({ field: "lines.0.position" });
  expect(of({ lines: [{ position: 0, quantity: 4 }] })).toEqual({
    field: "lines.0.quantity",
    message: "Only 3 can be given back",
  });
  expect(of({ withDelivery: true }, [fee])).toMatchObject({ field: "withDelivery" });
  expect(of({ withDelivery: true }, [{ ...fee, status: "failed" }])).toMatchObject({ amountCents: 500 });
  expect(of({ amountCents: 1318 }, [fee])).toEqual({
    field: "amountCents",
    message: "Only $13.17 can be given back",
  });
  for (const amountCents of [0, -1]) expect(of({ amountCents })).toMatchObject({ field: "amountCents" });
});
