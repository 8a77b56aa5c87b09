import { expect, test } from "@jest/globals";
import { dishIdOf, lineKey } from "@/lib/orders/line-key";
import { shownDishes } from "@/lib/restaurants/published/menu";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import fc from "@/tests/support/properties";
import { pizza, pizzaOptions } from "@/tests/support/restaurants/options";
import { billOf, type Cart, changeCart } from "./cart";
import { notesOf, seenWith } from "./seen-dishes";
import { formatCart, readCart } from "./stored-cart";

const { picture: _, hidden: __, ...dish } = pizza;
const menu = { dishes: [dish], optionGroups: pizzaOptions, terms: demoTerms };
const dishes = shownDishes(menu, []);
const small = { id: "pizza", chosen: [{ group: "size", option: "Small" }] };
const large = {
  id: "pizza",
  chosen: [
    { group: "size", option: "Large" },
    { group: "toppings", option: "Ham", quantity: 2 },
  ],
};

test("the same options are one line in any order, and other options or a note another one", () => {
  const cart = [
    small,
    large,
    { ...large, chosen: large.chosen.toReversed() },
    { ...small, note: "Hot" },
  ].reduce((before: Cart, line) => changeCart(before, { type: "add", line }), []);
  expect(cart.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  const { lines, totals } = billOf(cart, dishes, menu, { kind: "pickup" });
  expect(lines.map(({ unitCents, lineCents }) => [unitCents, lineCents])).toEqual([
    [800, 800],
    [1300, 2600],
    [800, 800],
  ]);
  expect(totals.subtotalCents).toBe(4200);
});

test("a changed line stays in its place, or joins the one that it equals", () => {
  const cart: Cart = [
    { ...small, quantity: 1 },
    { ...large, quantity: 2 },
  ];
  const key = lineKey(small);
  const noted = { ...small, note: "Hot", quantity: 3 };
  expect(changeCart(cart, { type: "replace", key, line: noted })).toEqual([noted, cart[1]]);
  expect(changeCart(cart, { type: "replace", key, line: { ...large, quantity: 1 } })).toEqual([
    { ...large, quantity: 3 },
  ]);
});

test("a line with options that can't be ordered is shown with the reason, and not charged", () => {
  const cart = [{ id: "pizza", quantity: 1, chosen: [{ group: "size", option: "Huge" }] }];
  const { lines, unavailable, count, totals } = billOf(cart, dishes, menu, { kind: "pickup" });
  expect([lines, count, totals.totalCents]).toEqual([[], 0, 0]);
  expect(unavailable).toMatchObject([{ problem: "This option is not on the menu any more." }]);
});

test("a changed price of an option is reported for the line that has it", () => {
  const cart = [
    { ...small, quantity: 1 },
    { ...large, quantity: 1 },
  ];
  const seen = seenWith(new Map(), cart, menu);
  const dearer = {
    ...menu,
    optionGroups: pizzaOptions.map((group) => ({
      ...group,
      options: group.options.map((option) =>
        option.id === "Large" ? { ...option, priceCents: 400 } : option,
      ),
    })),
  };
  expect(notesOf(seen, cart, dearer).repriced).toEqual([
    { key: lineKey(large), name: "Pizza", before: 1300, now: 1400 },
  ]);
  expect(notesOf(seen, cart, { dishes: [] }).gone).toEqual(["Pizza", "Pizza"]);
});

test("a stored cart keeps options and notes; odd ones are left out", () => {
  const cart = [{ ...large, quantity: 2, note: "Hot" }];
  expect(readCart(formatCart(cart))).toEqual(cart);
  for (const chosen of [7, "Small", [null], [{ group: "size" }], [{ group: "size", option: 1 }]])
    expect(readCart(JSON.stringify({ lines: [{ id: "pizza", quantity: 1, chosen }] }))).toEqual([]);
  const deep = [
    { group: "a", option: "b", chosen: [{ group: "a", option: "b", chosen: [{ group: "a", option: "b" }] }] },
  ];
  expect(readCart(JSON.stringify({ lines: [{ id: "pizza", quantity: 1, chosen: deep }] }))).toEqual([]);
});

test("the dish of any line's key is known, and reading any text never fails", () => {
  expect([lineKey({ id: "soup" }), dishIdOf("soup"), dishIdOf(lineKey(large))]).toEqual([
    "soup",
    "soup",
    "pizza",
  ]);
  fc.assert(fc.property(fc.string(), (text) => typeof dishIdOf(text) === "string"));
  fc.assert(
    fc.property(
      fc.json(),
      (chosen) => readCart(`{"lines":[{"id":"a","quantity":1,"chosen":${chosen}}]}`).length <= 1,
    ),
  );
});
