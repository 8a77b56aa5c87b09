import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { formatCart, parseCart } from "./stored-cart";

const empty = { cart: [], dropped: 0 };

test("a stored cart is read again", () => {
  const ids = fc.shuffledSubarray(sampleRestaurants.order2.dishes.map(({ id }) => id));
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 50 }), (chosen, quantity) => {
      const cart = chosen.map((id) => ({ id, quantity }));
      expect(parseCart(formatCart(cart), sampleRestaurants.order2)).toEqual({ cart, dropped: 0 });
    }),
  );
});

test.each([null, "", "null", "[]", "{", "7", '{"lines":7}'])("%s is an empty cart", (text) => {
  expect(parseCart(text, sampleRestaurants.order1)).toEqual(empty);
});

test("unknown dishes, dishes of the other menu, doubles and odd quantities are left out and counted", () => {
  const lines = [
    { id: "akara", quantity: 2, priceCents: 1 },
    { id: "akara", quantity: 9 },
    { id: "unicorn", quantity: 1 },
    { id: "espresso", quantity: 1 },
    { id: "__proto__", quantity: 1 },
    { id: "zobo", quantity: 0.5 },
    { id: "zobo", quantity: 51 },
    null,
  ];
  expect(parseCart(JSON.stringify({ lines }), sampleRestaurants.order1)).toEqual({
    cart: [{ id: "akara", quantity: 2 }],
    dropped: 7,
  });
});

test("reading any stored value never fails", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseCart(text, sampleRestaurants.order1).cart).toEqual([]);
    }),
  );
});
