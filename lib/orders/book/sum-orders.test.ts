import { expect, test } from "@jest/globals";
import { type GivenRefund, isGiven, leftOf } from "@/lib/orders/refunds/amounts";
import { generatedOrder, givenBack } from "@/tests/support/orders/generated-orders";
import fc from "@/tests/support/properties";
import { type RefundedOrder, refundsOf } from "./refunds";
import { sumOrders } from "./sum-orders";
import { type Amounts, addSums, noSums } from "./sums";
import { isBooked, turnoverOf } from "./turnover";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Adds up orders one by one. */
function summedUp(orders: readonly RefundedOrder[]) {
  const booked = orders.filter(isBooked).map((one) => ({ order: one, turnover: turnoverOf(one) }));
  return sumOrders(
    booked.map(({ order: one, turnover }) => ({ day: dayOf(one.createdAt), turnover })),
    booked.flatMap(({ order: one, turnover }) =>
      refundsOf(one).map(({ parts, at }) => ({ day: dayOf(at), turnover, parts })),
    ),
  );
}
const total = (orders: readonly RefundedOrder[]) => summedUp(orders)[0]?.total;

/** An order of 10.70 with 7 % and 2.38 with 19 % in the price, and a delivery of 2.38. */
const order: RefundedOrder = {
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
  lines: [
    { quantity: 2, priceCents: 535, taxBasisPoints: 700, taxCents: 70 },
    { quantity: 1, priceCents: 238, taxBasisPoints: 1900, taxCents: 38 },
  ],
  refunds: [],
};
const refund = {
  amountCents: 1546,
  status: "due",
  lines: [],
  withDelivery: false,
  createdAt: new Date("2026-11-05T18:00:00Z"),
} as const;

const whole = { grossCents: 1546, netCents: 1400, taxCents: 146, refundedCents: 0, refundedTaxCents: 0 };
const none = { refundedCents: 0, refundedTaxCents: 0 };

test("an order is turnover at its rates, of its kind and by its means of payment", () => {
  expect(total([order])).toEqual({
    orders: 1,
    ...whole,
    deliveryCents: 238,
    tipCents: 0,
    discountCents: 0,
    rates: [
      { basisPoints: 1900, grossCents: 476, netCents: 400, taxCents: 76, ...none },
      { basisPoints: 700, grossCents: 1070, netCents: 1000, taxCents: 70, ...none },
    ],
    kinds: [{ kind: "delivery", orders: 1, ...whole }],
    means: [{ means: "card", orders: 1, ...whole }],
  });
});

test("a refund counts on its own day with its tax; a cancelled order is turnover, with or without one", () => {
  const cancelled = { ...order, status: "cancelled", refunds: [refund] } as const;
  const failed = { ...cancelled, refunds: [{ ...refund, status: "failed" }] } as const;
  const [book] = summedUp([order, cancelled, failed]);
  expect(book?.days).toMatchObject([
    { day: "2026-11-03", orders: 3, grossCents: 3 * 1546, refundedCents: 0 },
    {
      day: "2026-11-05",
      orders: 0,
      grossCents: 0,
      refundedCents: 1546,
      refundedTaxCents: 146,
      rates: [
        { basisPoints: 1900, refundedCents: 476, refundedTaxCents: 76 },
        { basisPoints: 700, refundedCents: 1070, refundedTaxCents: 70 },
      ],
      means: [{ means: "card", orders: 0, refundedCents: 1546 }],
    },
  ]);
});

test.each<[string, Partial<GivenRefund>, number, number]>([
  ["lines at their rates", { amountCents: 535, lines: [{ position: 0, quantity: 1, cents: 535 }] }, 0, 535],
  ["the delivery fee at its own", { amountCents: 238, withDelivery: true }, 238, 0],
  ["another amount at all rates", { amountCents: 773 }, 238, 535],
  [
    "lines and the delivery fee",
    { amountCents: 773, lines: [{ position: 0, quantity: 1, cents: 535 }], withDelivery: true },
    238,
    535,
  ],
])("given back are %s", (_, given, high, low) => {
  const sums = total([{ ...order, payment: "onHandover", refunds: [{ ...refund, ...given }] }]);
  expect(sums).toMatchObject({
    rates: [
      { basisPoints: 1900, refundedCents: high, refundedTaxCents: (high / 119) * 19 },
      { basisPoints: 700, refundedCents: low, refundedTaxCents: (low / 107) * 7 },
    ],
    means: [{ means: "onHandover", refundedCents: high + low }],
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

test("orders that are unpaid, demos, or cancelled without payment are no turnover, and have no refunds", () => {
  const others: Partial<RefundedOrder>[] = [
    { payment: "demo" },
    { payment: "pending" },
    { payment: "processing" },
    { payment: "failed" },
    { payment: "onHandover", status: "cancelled", refunds: [refund] },
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

const orders = fc.array(generatedOrder, { maxLength: 12 });

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

test("the turnover less the refunds is what orders cost that were not cancelled before payment, less theirs", () => {
  fc.assert(
    fc.property(orders, (some) => {
      const books = summedUp(some);
      for (const currency of ["EUR", "JPY"]) {
        const { grossCents = 0, refundedCents = 0 } =
          books.find((book) => book.currency === currency)?.total ?? noSums;
        const kept = some
          .filter((one) => one.currency === currency && isBooked(one))
          .map(
            (one) =>
              one.totalCents - one.refunds.filter(isGiven).reduce((sum, of) => sum + of.amountCents, 0),
          );
        expect(grossCents - refundedCents).toBe(kept.reduce((sum, amount) => sum + amount, 0));
      }
    }),
  );
});

test("an order whose dishes, delivery fee and tip are all given back one by one keeps nothing at any rate", () => {
  fc.assert(
    fc.property(generatedOrder, (one) => {
      const order: RefundedOrder = { ...one, payment: "paid", refunds: [] };
      if (order.taxes.length === 0 && order.taxCents > 0) return;
      const { quantities, deliveryCents, tipCents } = leftOf(order, []);
      const choices = quantities.flatMap((count, place) =>
        Array.from({ length: count }, () => ({
          quantities: quantities.map((_, index) => Number(index === place)),
        })),
      );
      const paid = {
        withDelivery: false,
        withTip: false,
        amountCents: undefined,
        status: "done",
        createdAt: order.createdAt,
      } as const;
      const tip = tipCents > 0 ? [{ ...paid, quantities: [], withTip: true }] : [];
      const delivery = deliveryCents > 0 ? [{ ...paid, quantities: [], withDelivery: true }] : [];
      const refunds = givenBack(order, [
        ...choices.map((part) => ({ ...paid, ...part })),
        ...delivery,
        ...tip,
      ]);
      for (const { grossCents, refundedCents } of total([{ ...order, refunds }])?.rates ?? [])
        expect(refundedCents).toBe(grossCents);
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
