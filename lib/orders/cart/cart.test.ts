import { expect, test } from "@jest/globals";
import { orderLimits } from "@/lib/orders/types";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { demoTotals } from "@/tests/support/orders/demo-totals";
import fc from "@/tests/support/properties";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { billOf, type Cart, type CartAction, changeCart } from "./cart";

const dishes: ShownDish[] = sampleRestaurants.order1.dishes.map((dish) => ({
  ...dish,
  price: dish.priceCents / 100,
  soldOut: dish.id === "zobo",
}));
const id = fc.constantFrom(...dishes.map((item) => item.id));
const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ type: fc.constant("add" as const), line: fc.record({ id }) }),
  fc.record({ type: fc.constant("remove" as const), key: id }),
  fc.record({
    type: fc.constant("set" as const),
    key: id,
    quantity: fc.oneof(fc.integer({ min: -3, max: 70 }), fc.double()),
  }),
);
const actions = fc.array(action, { maxLength: 60 });
const cartAfter = (list: readonly CartAction[]) => list.reduce(changeCart, [] as Cart);

test("adding increments, 0 and below remove, and removing deletes", () => {
  const two = cartAfter([
    { type: "add", line: { id: "akara" } },
    { type: "add", line: { id: "zobo" } },
    { type: "add", line: { id: "akara" } },
  ]);
  expect(two).toEqual([
    { id: "akara", quantity: 2 },
    { id: "zobo", quantity: 1 },
  ]);
  expect(changeCart(two, { type: "set", key: "akara", quantity: 0 })).toEqual([{ id: "zobo", quantity: 1 }]);
  expect(changeCart(two, { type: "set", key: "akara", quantity: -4 })).toHaveLength(1);
  expect(changeCart(two, { type: "set", key: "akara", quantity: 0.5 })).toEqual(two);
  expect(changeCart(two, { type: "remove", key: "zobo" })).toEqual([{ id: "akara", quantity: 2 }]);
  expect(changeCart(two, { type: "clear" })).toEqual([]);
});

test("after any changes, each dish is there once, with a whole quantity from 1 to 50", () => {
  fc.assert(
    fc.property(actions, (list) => {
      const cart = cartAfter(list);
      expect(new Set(cart.map((line) => line.id)).size).toBe(cart.length);
      for (const { quantity } of cart) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= orderLimits.quantity).toBe(true);
      }
    }),
  );
});

test("the bill counts and charges available dishes, in whole cents, and names the others", () => {
  fc.assert(
    fc.property(actions, (list) => {
      const cart = cartAfter(list);
      const { lines, unavailable, count, totals } = billOf(
        cart,
        dishes,
        { terms: demoTerms },
        { kind: "delivery" },
      );
      expect(lines.length + unavailable.length).toBe(cart.length);
      expect(unavailable.every(({ dish }) => dish.id === "zobo")).toBe(true);
      expect(count).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
      expect(totals.subtotalCents).toBe(lines.reduce((sum, { lineCents }) => sum + lineCents, 0));
      expect(totals).toMatchObject(
        demoTotals(lines.map(({ dish, quantity }) => ({ priceCents: dish.priceCents, quantity }))),
      );
    }),
  );
});
