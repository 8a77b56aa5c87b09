import { expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { callRoute } from "@/tests/support/api/call";
import { get } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { anOption, anOptionGroup, pizzeria } from "@/tests/support/restaurants/options";
import { choose, large, setUpPizzeria } from "@/tests/support/restaurants/pizzeria";
import { GET as exportOrders } from "./export/route";

setUpTestDatabase();
const { id, order, publish, token } = setUpPizzeria();

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
  expect((await get(exportOrders, { token: token() })).body).toContain(
    "2 × Pizza (Large, 3 × Olives, No onions; “Well done”)",
  );
});

test("the allergens of options are frozen in the order, and old lines have none", async () => {
  const dishes = [
    { id: "pizza", quantity: 1, chosen: [choose("size", "Small"), choose("toppings", "Ham")] },
    { id: "soup", quantity: 1 },
  ];
  const placed = (await order("with-allergens", dishes)).body.order;
  const shown = async () => {
    const { body } = await callRoute("GET /orders", { token: token() });
    return body.orders[0]?.lines.map(({ options = [] }) => options.map(({ allergens }) => allergens));
  };
  expect(await shown()).toEqual([[undefined, "Nitrite"], []]);
  const menu = pizzeria("pizza-corner");
  await publish({ ...menu, dishes: menu.dishes.slice(2), optionGroups: [] });
  expect(await shown()).toEqual([[undefined, "Nitrite"], []]);
  const line = { orderId_position: { orderId: placed.id, position: 0 } };
  const { options } = await db.orderLine.findUniqueOrThrow({ where: line, select: { options: true } });
  const former = (options as { allergens?: string }[]).map(({ allergens: _, ...option }) => option);
  await db.orderLine.update({ where: line, data: { options: former } });
  expect(await shown()).toEqual([[undefined, undefined], []]);
});

test("the allergens of a dish are frozen in its line, with those of a dish that is added later", async () => {
  const menu = pizzeria("pizza-corner");
  const withAllergens = (allergens: string) => ({
    ...menu,
    dishes: menu.dishes.map((dish) => (dish.id === "soup" ? { ...dish, allergens } : dish)),
  });
  await publish(withAllergens("Celery, milk"));
  const { body: shown } = await callRoute("GET /ordering/menus/{id}", { params: { id: id() } });
  expect(shown.dishes.map(({ allergens }) => allergens)).toEqual([undefined, undefined, "Celery, milk"]);
  const placed = await order("soup-of-celery", [{ id: "soup", quantity: 1 }]);
  expect(placed.body.order.lines).toMatchObject([{ id: "soup", allergens: "Celery, milk" }]);
  await publish(withAllergens("Nuts"));
  const again = await order("soup-of-celery", [{ id: "soup", quantity: 1 }]);
  expect(again.body.order).toEqual(placed.body.order);
  const params = { id: placed.body.order.id };
  await db.order.update({ where: params, data: { payment: "onHandover" } });
  const added = [{ id: "soup", quantity: 1 }];
  const changed = await callRoute("POST /orders/{id}/changes", {
    token: token(),
    params,
    body: { removed: [], added, shownChanges: 0, idempotencyKey: "another-soup" },
  });
  expect(changed.status).toBe(200);
  const lines = await db.orderLine.findMany({ orderBy: { position: "asc" }, select: { allergens: true } });
  expect(lines.map(({ allergens }) => allergens)).toEqual(["Celery, milk", "Nuts"]);
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

test("another total than was shown names the lines whose price has changed", async () => {
  const dishes = [
    { id: "soup", quantity: 2, shownPriceCents: 500 },
    { id: "pizza", quantity: 1, chosen: [choose("size", "Large")], shownPriceCents: 1000 },
    { id: "pizza", quantity: 1, chosen: [choose("size", "Small")] },
  ];
  const { status, body } = await order("shown-prices", dishes, { shownTotalCents: 1 });
  expect([status, body.error, body.fields]).toEqual([
    409,
    "The menu has just changed: Pizza costs $11.00 now, the total is $36.90 now. Nothing was charged.",
    { "dishes.1.shownPriceCents": "Pizza costs $11.00 now", shownTotalCents: "The total is $36.90 now" },
  ]);
  expect(await db.order.count()).toBe(0);
  expect((await order("shown-prices", dishes, { shownTotalCents: 3690 })).status).toBe(200);
});

test("an order at options that another instance has just changed is refused", async () => {
  const dishes = [{ id: "pizza", quantity: 1, chosen: [choose("size", "Large")] }];
  await db.restaurant.update({ where: { id: id() }, data: { tagline: "New" } });
  // Values that are read without notifications expire by the clock.
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  expect((await order("before-change", dishes)).status).toBe(200);
  // As by another instance, whose change was not heard yet.
  const change = `UPDATE "Restaurant" SET "version" = "version" + 1 WHERE "id" = '${id()}'`;
  await runStatement(change, directDatabase());
  const { status, body } = await order("after-change", dishes);
  expect([status, body.error]).toEqual([409, expect.stringContaining("The menu has just changed")]);
  expect(body.fields).toEqual({ "dishes.0.id": "This dish has just changed on the menu" });
  clock.mockRestore();
  expect((await order("after-change-2", dishes)).status).toBe(200);
});
