import { expect, test } from "@jest/globals";
import { turnoverCents } from "@/lib/orders/order-status";
import { priceOrder } from "@/lib/orders/pricing/price-order";
import { orderStatuses, paymentStatuses } from "@/lib/orders/types";
import { orderKinds } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";
import { refundsOf } from "./refunds";
import { sumOrders } from "./sum-orders";
import { type Amounts, addSums, noSums } from "./sums";
import { type BookedOrder, isBooked, turnoverOf } from "./turnover";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Adds up orders one by one. */
function summedUp(orders: readonly BookedOrder[]) {
  const booked = orders.filter(isBooked).map((one) => ({ order: one, turnover: turnoverOf(one) }));
  return sumOrders(
    booked.map(({ order: one, turnover }) => ({ day: dayOf(one.createdAt), turnover })),
    booked.flatMap(({ order: one, turnover }) =>
      refundsOf(one).map(({ cents, at }) => ({ day: dayOf(at), turnover, cents })),
    ),
  );
}
const total = (orders: readonly BookedOrder[]) => summedUp(orders)[0]?.total;

/** An order of 10.70 with 7 % and 2.38 with 19 % in the price, and a delivery of 2.38. */
const order: BookedOrder = {
  currency: "EUR",
  kind: "delivery",
  payment: "paid",
  status: "done",
  subtotalCents: 1308,
  taxIncluded: true,
  taxes: [
    { basisPoints: 1900, taxable: 476, tax: 76 },
    { basisPoints: 700, taxable: 1070, tax: 70 },
  ],
  taxCents: 146,
  deliveryCents: 238,
  totalCents: 1546,
  createdAt: new Date("2026-11-03T18:00:00Z"),
};

const whole = { grossCents: 1546, netCents: 1400, taxCents: 146, refundedCents: 0, refundedTaxCents: 0 };
const none = { refundedCents: 0, refundedTaxCents: 0 };

test("an order is turnover at its rates, of its kind and by its means of payment", () => {
  expect(total([order])).toEqual({
    orders: 1,
    ...whole,
    deliveryCents: 238,
    rates: [
      { basisPoints: 1900, grossCents: 476, netCents: 400, taxCents: 76, ...none },
      { basisPoints: 700, grossCents: 1070, netCents: 1000, taxCents: 70, ...none },
    ],
    kinds: [{ kind: "delivery", orders: 1, ...whole }],
    means: [{ means: "card", orders: 1, ...whole }],
  });
});

test("an order that was given back is turnover, and a refund with its tax", () => {
  const refunded = total([order, { ...order, status: "cancelled" }]);
  expect(refunded).toMatchObject({
    orders: 2,
    grossCents: 3092,
    refundedCents: 1546,
    refundedTaxCents: 146,
    rates: [
      { refundedCents: 476, refundedTaxCents: 76 },
      { refundedCents: 1070, refundedTaxCents: 70 },
    ],
    means: [{ means: "card", orders: 2, refundedCents: 1546 }],
  });
});

test("a tax on top is part of the turnover, and a fee without tax is at 0 %", () => {
  const demoTerms = {
    ...order,
    taxIncluded: false,
    kind: null,
    payment: "onHandover",
    taxCents: 40,
  } as const;
  const amounts = { subtotalCents: 399, deliveryCents: 500, totalCents: 939 };
  const taxes = [
    { basisPoints: 1000, taxable: 399, tax: 40 },
    { basisPoints: 0, taxable: 500, tax: 0 },
  ];
  const rates = [
    { basisPoints: 1000, grossCents: 439, netCents: 399, taxCents: 40, ...none },
    { basisPoints: 0, grossCents: 500, netCents: 500, taxCents: 0, ...none },
  ];
  // Orders from before the rates were stored have the same sums.
  for (const stored of [taxes, []])
    expect(total([{ ...demoTerms, ...amounts, taxes: stored }])).toMatchObject({
      grossCents: 939,
      rates,
      kinds: [{ kind: "unknown", orders: 1 }],
      means: [{ means: "onHandover" }],
    });
});

test("orders that are unpaid, demos, or cancelled without payment are no turnover", () => {
  const others: Partial<BookedOrder>[] = [
    { payment: "demo" },
    { payment: "pending" },
    { payment: "processing" },
    { payment: "failed" },
    { payment: "onHandover", status: "cancelled" },
  ];
  expect(summedUp(others.map((other) => ({ ...order, ...other })))).toEqual([]);
});

test("each currency has a book of its own, in the order of its days", () => {
  const inYen = { ...order, currency: "JPY", createdAt: new Date("2026-11-04T12:00:00Z") };
  const books = summedUp([inYen, order]);
  expect(books.map(({ currency, days }) => [currency, days.map(({ day }) => day)])).toEqual([
    ["EUR", ["2026-11-03"]],
    ["JPY", ["2026-11-04"]],
  ]);
});

const cents = fc.integer({ min: 0, max: 50_000 });
const rate = fc.constantFrom(0, 550, 700, 1000, 1900);
const orders = fc.array(
  fc
    .record({
      lines: fc.array(
        fc.record({ unit: cents, quantity: fc.integer({ min: 1, max: 9 }), basisPoints: rate }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fee: cents,
      feeRate: rate,
      tip: fc.integer({ min: 0, max: 500 }),
      discount: fc.option(fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) })),
      taxIncluded: fc.boolean(),
      keepsTaxes: fc.boolean(),
      currency: fc.constantFrom("EUR", "JPY"),
      kind: fc.option(fc.constantFrom(...orderKinds)),
      payment: fc.constantFrom(...paymentStatuses),
      status: fc.constantFrom(...orderStatuses),
      createdAt: fc.date({
        min: new Date("2026-11-01"),
        max: new Date("2026-11-08"),
        noInvalidDate: true,
      }),
    })
    .map(({ lines, fee, feeRate, tip, discount, taxIncluded, keepsTaxes, ...rest }): BookedOrder => {
      const fees = [{ amount: fee, basisPoints: feeRate }];
      const priced = priceOrder({ lines, fees, tip, discount, pricesIncludeTax: taxIncluded });
      return {
        ...rest,
        taxIncluded,
        taxes: keepsTaxes ? priced.taxes : [],
        taxCents: priced.tax,
        subtotalCents: priced.goods,
        deliveryCents: priced.feesTotal,
        totalCents: priced.total,
      };
    }),
  { maxLength: 12 },
);

const fields = ["grossCents", "netCents", "taxCents", "refundedCents", "refundedTaxCents"] as const;
const summed = (parts: readonly Amounts[]) =>
  fields.map((field) => parts.reduce((sum, part) => sum + part[field], 0));

test("rates, kinds and means of payment each add up to the total, and so do the days", () => {
  fc.assert(
    fc.property(orders, (some) => {
      for (const { total: month, days } of summedUp(some)) {
        for (const sums of [month, ...days]) {
          for (const parts of [sums.rates, sums.kinds, sums.means])
            expect(summed(parts)).toEqual(summed([sums]));
          expect(sums.netCents + sums.taxCents).toBe(sums.grossCents);
          for (const parts of [sums.kinds, sums.means])
            expect(parts.reduce((count, part) => count + part.orders, 0)).toBe(sums.orders);
        }
        expect(days.reduce((sum, { day: _, ...sums }) => addSums(sum, sums), noSums)).toEqual(month);
      }
    }),
  );
});

test("a part of an order that is given back is spread over its rates, and its tax too", () => {
  const turnover = turnoverOf(order);
  const [book] = sumOrders([], [{ day: "2026-11-03", turnover, cents: 773 }]);
  expect(book?.total).toMatchObject({
    orders: 0,
    grossCents: 0,
    refundedCents: 773,
    refundedTaxCents: 73,
    rates: [
      { basisPoints: 1900, refundedCents: 238, refundedTaxCents: 38 },
      { basisPoints: 700, refundedCents: 535, refundedTaxCents: 35 },
    ],
  });
});

test("turnover without refunds is the turnover of the orders as they are now", () => {
  fc.assert(
    fc.property(orders, (some) => {
      const books = summedUp(some);
      for (const currency of ["EUR", "JPY"]) {
        const own = some.filter((one) => one.currency === currency);
        const { grossCents = 0, refundedCents = 0 } =
          books.find((book) => book.currency === currency)?.total ?? noSums;
        expect(grossCents - refundedCents).toBe(
          own.reduce((sum, one) => sum + turnoverCents({ ...one, refundedCents: 0 }), 0),
        );
      }
    }),
  );
});

test("the sums don't depend on the order of the orders", () => {
  fc.assert(
    fc.property(
      orders.chain((some) =>
        fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
      ),
      ([some, shuffled]) => expect(summedUp(shuffled)).toEqual(summedUp(some)),
    ),
  );
});
