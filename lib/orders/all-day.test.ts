import { expect, test } from "@jest/globals";
import { countDishes } from "./all-day";
import type { RestaurantOrder } from "./answers";

type Order = Parameters<typeof countDishes>[0][number];
const line = (name: string, quantity: number) => ({ name, quantity }) as RestaurantOrder["lines"][number];
const order = (...lines: RestaurantOrder["lines"]): Order => ({ restaurantId: "a", lines, refunds: [] });

test("the dishes of all orders are counted by name, the most frequent first", () => {
  const orders = [order(line("Zobo", 2), line("Jollof", 1)), order(line("Jollof", 3), line("Akara", 2))];
  expect(countDishes(orders)).toEqual([
    { name: "Jollof", quantity: 4 },
    { name: "Akara", quantity: 2 },
    { name: "Zobo", quantity: 2 },
  ]);
  expect(countDishes([])).toEqual([]);
});

test("only the dishes of a station are counted", () => {
  const orders = [order(line("Zobo", 2), line("Jollof", 1))];
  expect(countDishes(orders, (_, { name }) => name === "Zobo")).toEqual([{ name: "Zobo", quantity: 2 }]);
});

test("a dish that was given back is not cooked", () => {
  const refund = {
    id: "r",
    amountCents: 1,
    status: "done",
    lines: [
      { position: 0, quantity: 1, cents: 1 },
      { position: 1, quantity: 1, cents: 1 },
    ],
    withDelivery: false,
    createdAt: "",
    reason: "",
    author: "",
  } as const;
  const given = {
    ...order(line("Zobo", 2), line("Jollof", 1)),
    refunds: [{ ...refund, lines: [...refund.lines] }],
  };
  expect(countDishes([given])).toEqual([{ name: "Zobo", quantity: 1 }]);
});
