import { beforeEach, expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { anOption, anOptionGroup, pizzaOptions, pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { GET as shownMenu } from "../ordering/menus/[id]/route";
import { POST as markOption } from "../ordering/sold-out/options/route";
import { GET as soldOut } from "../ordering/sold-out/route";
import { GET as exportOrders } from "./export/route";
import { POST as place } from "./route";

setUpTestDatabase();

let token: string;
let id: string;

const publish = (content: MenuContent) => publishMenu(token, id, content);

beforeEach(async () => {
  token = await configuredInstance();
  id = (await callRoute("POST /menus", { token, body: { name: "Pizza Corner" } })).body.restaurant.id;
  await publish(pizzeria("pizza-corner"));
});

const choose = (group: string, option: string, more: object = {}) => ({ group, option, ...more });
const large = [
  choose("size", "Large"),
  choose("toppings", "Olives", { quantity: 3 }),
  choose("without", "onions"),
];
const order = (key: string, dishes: object[], more: object = {}) =>
  post(place, {
    body: {
      restaurantId: id,
      email: "guest@example.com",
      name: "Ada",
      idempotencyKey: key,
      dishes,
      ...more,
    },
  });

test("options are priced by the chosen size with the free ones, and frozen in the order", async () => {
  const { status, body } = await order("with-options", [
    { id: "pizza", quantity: 2, chosen: large, note: "Well done" },
    { id: "pizza", quantity: 1, chosen: [choose("size", "Small")] },
    { id: "soup", quantity: 1 },
  ]);
  expect(status).toBe(200);
  expect(body.order.lines).toMatchObject([
    {
      id: "pizza",
      priceCents: 1400,
      quantity: 2,
      note: "Well done",
      options: [
        { name: "Large", priceCents: 300, quantity: 1, depth: 0 },
        { name: "Olives", priceCents: 0, quantity: 1, depth: 0 },
        { name: "Olives", priceCents: 150, quantity: 2, depth: 0 },
        { name: "onions", priceCents: 0, quantity: 1, depth: 0, isRemoved: true },
      ],
    },
    { id: "pizza", priceCents: 800, options: [{ name: "Small" }] },
    { id: "soup", priceCents: 500 },
  ]);
  expect(body.order).toMatchObject({ subtotalCents: 4100, taxCents: 410, totalCents: 5010 });

  await publish({ ...pizzeria("pizza-corner"), dishes: pizzeria("").dishes.slice(2), optionGroups: [] });
  const stored = await db.orderLine.findFirstOrThrow({ where: { orderId: body.order.id, position: 0 } });
  expect(stored).toMatchObject({ priceCents: 1400, note: "Well done" });
  expect((await get(exportOrders, { token })).body).toContain(
    "2 × Pizza (Large, 3 × Olives, No onions; “Well done”)",
  );
});

test("the same options in another order are the same order", async () => {
  const first = await order("same-options", [{ id: "pizza", quantity: 1, chosen: large }]);
  const again = await order("same-options", [{ id: "pizza", quantity: 1, chosen: large.toReversed() }]);
  expect([again.status, again.body.order.id]).toEqual([200, first.body.order.id]);
  const other = await order("same-options", [{ id: "pizza", quantity: 1, chosen: large.slice(0, 2) }]);
  expect(other.status).toBe(409);
});

test("an order whose total can't be stored is refused", async () => {
  const leaves = [anOption("leaf", { priceCents: 1_000_000 })];
  const gold = anOptionGroup("gold", leaves, { min: 0, max: 99, canRepeat: true });
  const menu = pizzeria("pizza-corner");
  const dishes = menu.dishes.slice(0, 1).map((dish) => ({ ...dish, optionGroups: ["gold"] }));
  await publish({ ...menu, dishes, optionGroups: [gold] });
  const chosen = [choose("gold", "leaf", { quantity: 99 })];
  const { status, body } = await order("too-dear", [{ id: "pizza", quantity: 50, chosen }]);
  expect([status, body.fields]).toEqual([422, { dishes: "Too much for one order" }]);
});

test("options of an option are priced, one level deep", async () => {
  const toppings = [choose("toppings", "Ham"), choose("toppings", "Olives")];
  const chosen = [choose("halves", "Left", { chosen: toppings }), choose("halves", "Right")];
  const { body } = await order("two-halves", [{ id: "half", quantity: 1, chosen }]);
  expect(body.order.lines[0]).toMatchObject({
    priceCents: 1200,
    options: [
      { name: "Left", depth: 0 },
      { name: "Olives", priceCents: 0, depth: 1 },
      { name: "Ham", priceCents: 200, depth: 1 },
      { name: "Right", depth: 0 },
    ],
  });
});

test.each([
  ["no size", [], "dishes.0.groups.size", "Choose 1 option for Size."],
  [
    "an option of another dish",
    [choose("size", "Small"), choose("halves", "Left")],
    "dishes.0.chosen.1",
    "This option is not on the menu any more.",
  ],
  [
    "the same option twice",
    [choose("size", "Small"), choose("toppings", "Ham"), choose("toppings", "Ham")],
    "dishes.0.chosen.2",
    "Ham is chosen twice.",
  ],
  [
    "too many",
    [choose("size", "Small"), choose("toppings", "Ham", { quantity: 5 })],
    "dishes.0.groups.toppings",
    "Choose no more than 4 options for Toppings.",
  ],
  [
    "a quantity of 0",
    [choose("size", "Small"), choose("toppings", "Ham", { quantity: 0 })],
    "dishes.0.chosen.1",
    "Choose Ham 1 to 99 times.",
  ],
  [
    "a quantity of 10⁹",
    [choose("size", "Small"), choose("toppings", "Ham", { quantity: 1e9 })],
    "dishes.0.chosen.1",
    "Choose Ham 1 to 99 times.",
  ],
  [
    "one that can’t be repeated",
    [choose("size", "Small"), choose("without", "onions", { quantity: 2 })],
    "dishes.0.chosen.1",
    "onions can be chosen once.",
  ],
  [
    "a sold-out option",
    [choose("size", "Small"), choose("toppings", "Truffle")],
    "dishes.0.chosen.1",
    "Truffle is sold out.",
  ],
])("%s is refused with the line and the field, and nothing is ordered", async (_, chosen, field, message) => {
  const { status, body } = await order("refused-options", [{ id: "pizza", quantity: 1, chosen }]);
  expect([status, body.fields]).toEqual([422, expect.objectContaining({ [field]: message })]);
  expect(body.error).toContain("Nothing was ordered.");
  expect(await db.order.count()).toBe(0);
});

test.each([
  [{ chosen: [choose("size", "Small", { price: 0 })] }],
  [{ chosen: [choose("size", "Small", { chosen: [choose("a", "b", { chosen: [] })] })] }],
  [{ chosen: "Small" }],
  [{ note: "x".repeat(141) }],
  [{ note: "one\nline" }],
])("%j is refused as an input", async (more) => {
  const { status } = await order("odd-options", [{ id: "pizza", quantity: 1, ...more }]);
  expect(status).toBe(422);
  expect(await db.order.count()).toBe(0);
});

test("an order at options that another instance has just changed is refused", async () => {
  const dishes = [{ id: "pizza", quantity: 1, chosen: [choose("size", "Large")] }];
  await db.restaurant.update({ where: { id }, data: { tagline: "New" } });
  // Values that are read without notifications expire by the clock.
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  expect((await order("before-change", dishes)).status).toBe(200);
  // As by another instance, whose change was not heard yet.
  const change = `UPDATE "Restaurant" SET "version" = "version" + 1 WHERE "id" = '${id}'`;
  await runStatement(change, directDatabase());
  const { status, body } = await order("after-change", dishes);
  expect([status, body.error]).toEqual([409, expect.stringContaining("The menu has just changed")]);
  clock.mockRestore();
  expect((await order("after-change-2", dishes)).status).toBe(200);
});

test("the menu of guests has the groups that dishes use, and demos have none", async () => {
  const { body } = await get(shownMenu, { params: { id } });
  expect(body.optionGroups).toEqual(pizzaOptions);
  expect(body.dishes[0]).toMatchObject({ optionGroups: ["size", "toppings", "without"] });
  const demo = (await get(shownMenu, { params: { id: "order1" } })).body;
  expect([demo.optionGroups, demo.dishes[0].optionGroups]).toEqual([undefined, undefined]);
});

test("a payment is checked with the options, and names the line that differs", async () => {
  const pay = (items: object[], amount: number) =>
    post(openPayment, {
      body: { restaurantId: id, amount, currency: "usd", email: "guest@example.com", items },
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
    token,
    body: { restaurantId: id, groupId: "toppings", optionId, soldOut: isGone, ...more },
  });

/** Returns the names of the sold-out options as guests see them. */
const soldOutNames = async () => {
  const { optionGroups } = (await get(shownMenu, { params: { id } })).body;
  const options: { name: string; soldOut: boolean }[] = optionGroups.flatMap(
    (group: { options: object[] }) => group.options,
  );
  return options.filter((option) => option.soldOut).map(({ name }) => name);
};

test("the kitchen marks an option as sold out, and an order with it is refused by its name until it is back", async () => {
  const listed = async () =>
    (await get(soldOut, { token })).body.restaurants
      .find(({ restaurantId }: { restaurantId: string }) => restaurantId === id)
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

  const paid = { restaurantId: id, currency: "usd", email: "a@example.com" };
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
