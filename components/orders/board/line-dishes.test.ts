import { expect, test } from "@jest/globals";
import { dishesOfOrder, dishOfLine } from "./line-dishes";

const dish = (id: string) => ({ id, name: id, emoji: "", category: "Mains", soldOut: false });
const restaurants = [
  { restaurantId: "a", restaurantName: "A", dishes: [dish("soup"), dish("pizza")], options: [] },
  { restaurantId: "b", restaurantName: "B", dishes: [dish("zobo")], options: [] },
];
const line = (id: string, more: object = {}) =>
  ({ id, name: id, emoji: "", quantity: 1, priceCents: 0, taxBasisPoints: 0, taxCents: 0, ...more }) as const;

test("the dishes of an order are those of its restaurant’s menu, each once, with those of combos", () => {
  const combo = line("menu", {
    options: [{ name: "Soup", priceCents: 0, quantity: 1, depth: 0, dishId: "soup" }],
  });
  const order = { restaurantId: "a", lines: [line("pizza"), combo, line("pizza"), line("zobo")] };
  expect(dishesOfOrder({ restaurants }, order).map(({ id }) => id)).toEqual(["pizza", "soup"]);
});

test("a dish that the menu lacks, or whose menu is not loaded, is none", () => {
  expect(dishOfLine({ restaurants }, { restaurantId: "b" }, line("pizza"))).toBeUndefined();
  expect(dishOfLine({ restaurants: undefined }, { restaurantId: "a" }, line("pizza"))).toBeUndefined();
});
