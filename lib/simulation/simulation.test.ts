import { expect, test } from "@jest/globals";
import { priceCart } from "@/lib/orders/pricing/price-cart";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import type { Chosen } from "@/lib/restaurants/options/chosen-options";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { demoTerms, orderKinds, type Terms, termsAt } from "@/lib/restaurants/terms/terms";
import { termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { zonesAt } from "@/lib/restaurants/terms/zones-at";
import { discountFrom, type Voucher } from "@/lib/vouchers/voucher";
import fc from "@/tests/support/properties";
import { pizzaOptions } from "@/tests/support/restaurants/options";
import { rulesOf } from "./rules";
import { createSimulation } from "./simulation.server";
import type { StoredOrder } from "./stored-order";
import { timesOf } from "./times.server";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const clock = { timeZone: "Europe/Berlin", preparationMinutes: 20 };
const place = { restaurantId: "pizzeria", path: "/", theme: "plain", colour: "", header: null } as const;
const words = { restaurantName: "Pizzeria", cuisine: "", tagline: "", description: "", emoji: "🍕" };

const pizzeria = (terms: Partial<Terms> = {}, pizzaCents = 800): Restaurant => ({
  ...place,
  ...words,
  terms: { ...demoTerms, orderKinds: [...orderKinds], paysOnHandover: true, asksTip: true, ...terms },
  categories: [{ id: "mains", label: "Mains" }],
  dishes: [
    {
      ...words,
      id: "pizza",
      name: "Pizza",
      category: "mains",
      priceCents: pizzaCents,
      popular: false,
      optionGroups: ["size", "toppings", "without"],
      sizePrices: {},
    },
    {
      ...words,
      id: "half",
      name: "Half",
      category: "mains",
      priceCents: 1000,
      popular: false,
      taxClass: "other",
      optionGroups: ["halves"],
      sizePrices: {},
    },
    { ...words, id: "cola", name: "Cola", category: "drinks", priceCents: 350, popular: false },
  ],
  optionGroups: pizzaOptions,
});
const vouchers = new Map<string, Voucher>([
  ["TENTH", { restaurantId: "pizzeria", code: "TENTH", kind: "percent", value: 1050, minimumCents: 0 }],
  ["FIVER", { restaurantId: "pizzeria", code: "FIVER", kind: "amount", value: 500, minimumCents: 2000 }],
]);

const topping = fc.record({
  option: fc.constantFrom("Olives", "Ham"),
  quantity: fc.integer({ min: 1, max: 2 }),
});
const toppings = fc
  .uniqueArray(topping, { selector: ({ option }) => option, maxLength: 2 })
  .map((all): Chosen => all.map((one) => ({ group: "toppings", ...one })));
const ofPizza = fc
  .tuple(fc.constantFrom("Small", "Large"), toppings, fc.boolean())
  .map(
    ([size, chosen, isPlain]): Chosen => [
      { group: "size", option: size },
      ...chosen,
      ...(isPlain ? [{ group: "without", option: "onions" }] : []),
    ],
  );
const ofHalf = toppings.map(
  (chosen): Chosen => [
    { group: "halves", option: "Left", chosen },
    { group: "halves", option: "Right" },
  ],
);
const line = fc
  .tuple(
    fc.oneof(
      ofPizza.map((chosen) => ({ dishId: "pizza", chosen })),
      ofHalf.map((chosen) => ({ dishId: "half", chosen })),
      fc.constant({ dishId: "cola", chosen: [] as Chosen }),
    ),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([dish, quantity]) => ({ ...dish, quantity }));

const rate = fc.constantFrom(0, 500, 700, 1000, 1900);
const rates = fc.record({ pickup: rate, delivery: rate, table: rate });
const zone = { label: "", radiusKm: null, minimum: 0 };
const generatedTerms = fc
  .record({
    first: rates,
    later: rates,
    other: rates,
    pricesIncludeTax: fc.boolean(),
    hasZones: fc.boolean(),
    fee: fc.nat(900),
  })
  .map(
    ({ first, later, other, pricesIncludeTax, hasZones, fee }): Partial<Terms> => ({
      pricesIncludeTax,
      deliveryFee: fee,
      tableFee: fee,
      deliveryTaxClass: "other",
      taxClasses: [
        {
          id: "first",
          label: "",
          categories: [],
          ...first,
          changes: [{ from: "2026-11-21", at: NOON + 43_200_000, ...later }],
        },
        { id: "other", label: "", categories: ["drinks"], ...other },
      ],
      zones: hasZones
        ? [
            { ...zone, id: "near", postcodes: ["101*"], fee, freeFrom: 2000 },
            { ...zone, id: "far", postcodes: ["1*"], fee: fee + 100, freeFrom: null },
          ]
        : [],
    }),
  );

const generatedOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  kind: fc.constantFrom(...orderKinds),
  by: fc.constantFrom("guest" as const, "staff" as const, "addition" as const),
  isLaterAtTable: fc.boolean(),
  postcode: fc.constantFrom("10115", "12345"),
  voucherCode: fc.constantFrom("", "TENTH", "FIVER"),
  tip: fc.nat(300),
  minutes: fc.nat(3000),
});
type Generated = typeof generatedOrder extends fc.Arbitrary<infer Order> ? Order : never;

/** Prices an order as it would have been stored. */
function stored(restaurant: Restaurant, generated: Generated, number: number): StoredOrder {
  const { kind, by, isLaterAtTable, postcode, tip } = generated;
  const createdAt = NOON + generated.minutes * 60_000;
  const lines = generated.lines.map(({ dishId, quantity, chosen }) => {
    const dish = restaurant.dishes.find(({ id }) => id === dishId);
    const priced = dish && priceDish(dish, restaurant, chosen);
    if (!dish || !priced || "problems" in priced) throw new Error("The line is valid");
    return {
      dishId,
      quantity,
      name: dish.name,
      category: dish.category,
      taxClass: dish.taxClass,
      priceCents: priced.unit,
      options: priced.parts,
    };
  });
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const voucher = vouchers.get(generated.voucherCode);
  const discount = discountFrom(voucher ?? null, subtotal);
  const own = termsAtTable(restaurant.terms, isLaterAtTable);
  const { totals } = priceCart(lines, termsAt(own, createdAt), kind, {
    tip: Math.min(tip, subtotal),
    discount,
    zones: zonesAt(restaurant.terms, { postcode }),
    isAddition: by === "addition",
  });
  const voucherCode = discount ? generated.voucherCode : "";
  return {
    number,
    createdAt,
    dueAt: null,
    by,
    isLaterAtTable,
    kind,
    pays: "onHandover",
    postcode,
    voucherCode,
    totals,
    lines,
  };
}

const rulesWith = (restaurant: Restaurant, hours: Hours = alwaysOpen) =>
  rulesOf(restaurant, timesOf(hours, clock), vouchers);

test("with nothing changed, orders of any kind are reproduced and none is refused", () => {
  fc.assert(
    fc.property(
      generatedTerms,
      fc.array(generatedOrder, { minLength: 1, maxLength: 12 }),
      (terms, generated) => {
        const restaurant = pizzeria(terms);
        const orders = generated
          .map((one, index) => stored(restaurant, one, index + 1))
          .sort((a, b) => a.createdAt - b.createdAt);
        const simulation = createSimulation(rulesWith(restaurant), rulesWith(structuredClone(restaurant)));
        for (const order of orders) simulation.add(order);
        const total = orders.reduce((sum, { totals }) => sum + totals.totalCents, 0);
        expect(simulation.summary()).toMatchObject({
          orders: orders.length,
          reproduced: orders.length,
          repriced: 0,
          notComparable: 0,
          refusedOrders: 0,
          changedTotals: 0,
          refused: [],
          turnover: [{ currency: "USD", orders: orders.length, beforeCents: total, afterCents: total }],
        });
      },
    ),
    { numRuns: 200 },
  );
});

test("guests’ orders outside the times of a category are refused, those of the staff are not", () => {
  const restaurant = pizzeria();
  const times = Array.from({ length: 7 }, () => [{ from: 0, to: 1 }]);
  const noLunch = { ...restaurant, categories: [{ id: "drinks", label: "Drinks", times }] };
  const simulation = createSimulation(rulesWith(restaurant), rulesWith(noLunch));
  simulation.add(stored(restaurant, cola(600), 1));
  simulation.add(stored(restaurant, cola(601, { by: "staff" }), 2));
  expect(simulation.summary()).toMatchObject({
    orders: 2,
    refusedOrders: 1,
    refused: [{ reason: "dishTime" }],
  });
});

const cola = (minutes: number, change: Partial<Generated> = {}): Generated => ({
  lines: [{ dishId: "cola", quantity: 2, chosen: [] }],
  kind: "pickup",
  by: "guest",
  isLaterAtTable: false,
  postcode: "12345",
  voucherCode: "",
  tip: 0,
  minutes,
  ...change,
});

function summaryOf(
  orders: readonly StoredOrder[],
  draft: ReturnType<typeof rulesWith>,
  restaurant = pizzeria(),
) {
  const simulation = createSimulation(rulesWith(restaurant), draft);
  for (const order of orders) simulation.add(order);
  return simulation.summary();
}

const slots = { ...noSlots, maxUnits: 3, takesLater: true };

test("orders for as soon as possible move to the next slot, until all within the promised time are full", () => {
  const restaurant = pizzeria();
  const orders = Array.from({ length: 20 }, (_, index) => stored(restaurant, cola(0), index + 1));
  const { refused, postponed, fullTimes } = summaryOf(
    orders,
    rulesWith(restaurant, { ...alwaysOpen, slots }),
  );
  // From 13:30 to 17:00 by the quarter are 15 slots of one order each.
  expect(refused).toMatchObject([{ reason: "full", orders: 5, examples: [{ number: 16 }, {}, {}, {}, {}] }]);
  expect(fullTimes).toEqual([{ weekday: 4, time: "13:30", units: 37, orders: 0, times: 1 }]);
  expect(postponed).toBe(14);
});

test("the staff’s orders count beyond the capacity, and name the time that is too full", () => {
  const restaurant = pizzeria();
  const orders = [1, 2, 3].map((number) => ({
    ...stored(restaurant, cola(0, { by: "staff" }), number),
    dueAt: NOON + 7 * 3_600_000,
  }));
  const { refusedOrders, fullTimes } = summaryOf(orders, rulesWith(restaurant, { ...alwaysOpen, slots }));
  expect([refusedOrders, fullTimes]).toEqual([
    0,
    [{ weekday: 4, time: "20:00", units: 3, orders: 0, times: 1 }],
  ]);
});

test("a chosen time is refused if the draft takes none, or if it is full", () => {
  const restaurant = pizzeria();
  const dueAt = NOON + 7 * 3_600_000;
  const orders = [1, 2].map((number) => ({ ...stored(restaurant, cola(0), number), dueAt }));
  const current = { ...alwaysOpen, slots: { ...slots, maxUnits: null } };
  const reasonsOf = (hours: Hours) => {
    const simulation = createSimulation(rulesWith(restaurant, current), rulesWith(restaurant, hours));
    for (const order of orders) simulation.add(order);
    return simulation.summary().refused.map(({ reason, orders: number }) => [reason, number]);
  };
  expect(reasonsOf({ ...alwaysOpen, slots })).toEqual([["full", 1]]);
  expect(reasonsOf(alwaysOpen)).toEqual([["time", 2]]);
});

test("rates of tax are those of the moment at which an order was placed", () => {
  const changes = [{ from: "2026-11-21", at: NOON + 43_200_000, pickup: 2000, delivery: 0, table: 0 }];
  const before = pizzeria({ pricesIncludeTax: false });
  const [rateClass] = before.terms.taxClasses;
  if (!rateClass) throw new Error("There is a rate");
  const after = pizzeria({ taxClasses: [{ ...rateClass, changes }] });
  const orders = [cola(0), cola(800)].map((one, index) => stored(before, one, index + 1));
  const { turnover, changedTotals } = summaryOf(orders, rulesWith(after), before);
  expect([changedTotals, turnover]).toMatchObject([
    1,
    [{ beforeTaxCents: 140, afterTaxCents: 210, changeBasisPoints: 455 }],
  ]);
});

test("another currency has a turnover of its own", () => {
  const restaurant = pizzeria();
  const { turnover } = summaryOf([stored(restaurant, cola(0), 1)], rulesWith(pizzeria({ currency: "EUR" })));
  expect(turnover).toMatchObject([
    { currency: "USD", orders: 1, beforeCents: 770, afterCents: 0, changeBasisPoints: -10_000 },
    { currency: "EUR", orders: 0, beforeCents: 0, afterCents: 770, changeBasisPoints: null },
  ]);
});

test("tips that the draft doesn’t take are left out", () => {
  const restaurant = pizzeria();
  const orders = [stored(restaurant, cola(0, { tip: 100 }), 1)];
  const { refusedOrders, turnover } = summaryOf(orders, rulesWith(pizzeria({ asksTip: false })));
  expect([refusedOrders, turnover]).toMatchObject([0, [{ beforeCents: 870, afterCents: 770 }]]);
});

test("a fee of the table is added to the first order of a sitting", () => {
  const restaurant = pizzeria();
  const orders = [false, true].map((isLaterAtTable, index) =>
    stored(restaurant, cola(0, { kind: "table", isLaterAtTable }), index + 1),
  );
  const { turnover, refusedOrders } = summaryOf(orders, rulesWith(pizzeria({ tableFee: 150 })));
  expect([refusedOrders, turnover]).toMatchObject([0, [{ beforeCents: 1540, afterCents: 1690 }]]);
  expect(summaryOf(orders, rulesWith(pizzeria({ tableMinimum: 5000 }))).refused).toMatchObject([
    { reason: "minimum", orders: 1, examples: [{ number: 1 }] },
  ]);
});
