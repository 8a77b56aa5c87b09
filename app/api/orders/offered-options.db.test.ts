import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { pizzaOptions, pizzeria } from "@/tests/support/restaurants/options";
import { choose, large, setUpPizzeria } from "@/tests/support/restaurants/pizzeria";
import { POST as openPayment } from "../create-payment-intent/route";
import { GET as shownMenu } from "../ordering/menus/[id]/route";
import { POST as markOption } from "../ordering/sold-out/options/route";
import { GET as soldOut } from "../ordering/sold-out/route";

setUpTestDatabase();
const { id, order, publish, token } = setUpPizzeria();

test("the menu of guests has the groups that dishes use, and demos have none", async () => {
  const { body } = await get(shownMenu, { params: { id: id() } });
  expect(body.optionGroups).toEqual(pizzaOptions);
  expect(body.dishes[0]).toMatchObject({ optionGroups: ["size", "toppings", "without"] });
  const demo = (await get(shownMenu, { params: { id: "order1" } })).body;
  expect([demo.optionGroups, demo.dishes[0].optionGroups]).toEqual([undefined, undefined]);
});

test("a payment is checked with the options, and names the line that differs", async () => {
  const pay = (items: object[], amount: number) =>
    post(openPayment, {
      body: { restaurantId: id(), amount, currency: "usd", email: "guest@example.com", items },
    });
  const item = { id: "pizza", quantity: 1, price: 14, chosen: large };
  expect((await pay([item], 1400 + 140 + 500)).status).toBe(200);
  const cheaper = await pay([{ ...item, price: 8 }], 2040);
  expect([cheaper.status, cheaper.body.fields]).toEqual([422, { "items.0.price": "The price is $14.00" }]);
  const without = await pay([{ ...item, chosen: large.slice(1) }], 2040);
  expect(without.body.fields).toMatchObject({ "items.0.groups.size": "Choose 1 option for Size." });
});

const mark = (optionId: string, isGone: boolean, more: object = {}) =>
  post(markOption, {
    token: token(),
    body: { restaurantId: id(), groupId: "toppings", optionId, soldOut: isGone, ...more },
  });

/** Returns the names of the sold-out options as guests see them. */
const soldOutNames = async () => {
  const { optionGroups } = (await get(shownMenu, { params: { id: id() } })).body;
  const options: { name: string; soldOut: boolean }[] = optionGroups.flatMap(
    (group: { options: object[] }) => group.options,
  );
  return options.filter((option) => option.soldOut).map(({ name }) => name);
};

test("the kitchen marks an option as sold out, and an order with it is refused by its name until it is back", async () => {
  const listed = async () =>
    (await get(soldOut, { token: token() })).body.restaurants
      .find(({ restaurantId }: { restaurantId: string }) => restaurantId === id())
      .options.map(
        ({ name, soldOut }: { name: string; soldOut: boolean }) => `${name}${soldOut ? " -" : ""}`,
      );
  expect(await listed()).toEqual(["Small", "Large", "Olives", "Ham", "Left", "Right"]);
  expect((await mark("Olives", true)).status).toBe(200);
  expect((await mark("Olives", true)).status).toBe(200);
  expect(await listed()).toContain("Olives -");
  expect(await soldOutNames()).toEqual(["Olives", "Truffle"]);
  const refused = await order("with-olives", [{ id: "pizza", quantity: 1, chosen: large }]);
  expect([refused.status, refused.body.error]).toEqual([409, "Olives is sold out. Nothing was charged."]);
  const halves = [
    choose("halves", "Left", { chosen: [choose("toppings", "Olives")] }),
    choose("halves", "Right"),
  ];
  expect((await order("two-halves", [{ id: "half", quantity: 1, chosen: halves }])).status).toBe(409);
  expect(await db.order.count()).toBe(0);
  const small = [{ id: "pizza", quantity: 1, chosen: [choose("size", "Small")] }];
  expect((await order("without-olives", small)).status).toBe(200);

  const paid = { restaurantId: id(), currency: "usd", email: "a@example.com" };
  const items = [{ id: "pizza", quantity: 1, chosen: large }];
  const amount = 1400 + 140 + 500;
  const refusedPayment = await post(openPayment, { body: { ...paid, items, amount } });
  expect([refusedPayment.status, refusedPayment.body.error]).toEqual([
    409,
    "Olives is sold out. Nothing was charged.",
  ]);
  await mark("Olives", false);
  expect((await order("with-olives", [{ id: "pizza", quantity: 1, chosen: large }])).status).toBe(200);
});

test("only options that the menu offers are marked, and one that leaves the menu is back with it", async () => {
  expect((await mark("Truffle", true)).status).toBe(422);
  expect((await mark("onions", true, { groupId: "without" })).status).toBe(422);
  expect((await mark("Corn", true)).status).toBe(422);
  expect((await mark("Ham", true, { restaurantId: "order1" })).status).toBe(422);
  await mark("Ham", true);
  await mark("Olives", true);
  const optionGroups = pizzaOptions.map((group) => ({
    ...group,
    options: group.options.filter((option) => option.id !== "Ham"),
  }));
  await publish({ ...pizzeria("pizza-corner"), optionGroups });
  expect(await db.soldOutOption.findMany({ select: { optionId: true } })).toEqual([{ optionId: "Olives" }]);
});
