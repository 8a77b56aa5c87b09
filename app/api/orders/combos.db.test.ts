import { beforeEach, expect, jest, test } from "@jest/globals";
import { lineAllergens } from "@/lib/orders/line-allergens";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { bistro } from "@/tests/support/restaurants/combos";
import { dishesForm } from "@/tests/support/restaurants/menu-drafts";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as importDishes } from "../menus/[id]/import/route";
import { GET as shownMenu } from "../ordering/menus/[id]/route";
import { GET as exportOrders } from "./export/route";
import { POST as place } from "./route";

setUpTestDatabase();

let token: string;
let id: string;

const publish = (content: MenuContent) => publishMenu(token, id, content);

beforeEach(async () => {
  token = await configuredInstance();
  id = (await callRoute("POST /menus", { token, body: { name: "Bistro" } })).body.restaurant.id;
  await publish(bistro("bistro"));
});

const choose = (group: string, option: string, more: object = {}) => ({ group, option, ...more });
const lunch = [choose("main", "burger"), choose("drink", "cola")];
const order = (key: string, dishes: object[], more: object = {}) =>
  post(place, {
    body: {
      restaurantId: id,
      kind: "pickup",
      pays: "onHandover",
      email: "guest@example.com",
      name: "Ada",
      idempotencyKey: key,
      dishes,
      ...more,
    },
  });
const soldOut = (dishId: string) =>
  callRoute("POST /ordering/sold-out", { token, body: { restaurantId: id, dishId, soldOut: true } });

test("a combo is ordered with its dishes, taxed at their rates, and given back at these rates", async () => {
  const { status, body } = await order(
    "two-lunches",
    [
      { id: "lunch", quantity: 2, chosen: lunch },
      { id: "water", quantity: 1 },
    ],
    { shownTotalCents: 2830 },
  );
  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    subtotalCents: 2830,
    taxes: [
      { basisPoints: 1900, taxable: 872, tax: 139 },
      { basisPoints: 700, taxable: 1958, tax: 128 },
    ],
    totalCents: 2830,
  });
  expect(body.order.lines[0].options).toEqual([
    { name: "Burger", dishId: "burger", priceCents: 0, quantity: 1, depth: 0 },
    { name: "Cola", dishId: "cola", priceCents: 0, quantity: 1, depth: 0 },
  ]);
  const lines = await db.orderLine.findMany({ orderBy: { position: "asc" } });
  expect(lines.map(({ taxParts, taxCents }) => [taxCents, taxParts])).toEqual([
    [
      227,
      [
        { basisPoints: 1900, priceCents: 311, taxCents: 99, discountCents: 0 },
        { basisPoints: 700, priceCents: 979, taxCents: 128, discountCents: 0 },
      ],
    ],
    [40, []],
  ]);
  expect((await get(exportOrders, { token })).body).toContain("2 × Lunch menu (Burger, Cola)");

  const params = { id: body.order.id };
  await db.order.update({ where: params, data: { status: "done" } });
  const refund = { reason: "Cold", lines: [{ position: 0, quantity: 1 }], idempotencyKey: "one-lunch" };
  const given = await callRoute("POST /orders/{id}/refunds", { token, params, body: refund });
  expect([given.status, given.body.order.refundedCents]).toEqual([200, 1290]);
  const { books } = (await callRoute("GET /orders/book", { token })).body;
  expect(books[0]?.total.rates).toMatchObject([
    { basisPoints: 1900, grossCents: 872, refundedCents: 311 },
    { basisPoints: 700, grossCents: 1958, refundedCents: 979 },
  ]);
});

test.each([
  ["no drink", lunch.slice(0, 1), "dishes.0.groups.drink", "Choose at least 1 option for Drink."],
  [
    "a dish of another group",
    [choose("main", "cola"), choose("drink", "cola")],
    "dishes.0.chosen.0",
    "This option is not on the menu any more.",
  ],
  [
    "two main courses",
    [...lunch, choose("main", "salad")],
    "dishes.0.groups.main",
    "Choose no more than 1 option for Main course.",
  ],
  [
    "the same main course twice",
    [choose("main", "burger", { quantity: 2 }), choose("drink", "cola")],
    "dishes.0.chosen.0",
    "Burger can be chosen once.",
  ],
  [
    "a hidden dish",
    [choose("main", "burger"), choose("drink", "water")],
    "dishes.0.chosen.1",
    "This option is not on the menu any more.",
  ],
  ...[0, -1, 1e9].map((quantity): [string, object[], string, string] => [
    `a quantity of ${quantity}`,
    [choose("main", "burger"), choose("drink", "cola", { quantity })],
    "dishes.0.chosen.1",
    "Choose Cola 1 to 99 times.",
  ]),
])("%s is refused with the line and the field, and nothing is ordered", async (_, chosen, field, message) => {
  const menu = bistro("bistro");
  const dishes = menu.dishes.map((dish) => ({ ...dish, hidden: dish.id === "water" }));
  await publish({ ...menu, dishes });
  const { status, body } = await order("refused-lunch", [{ id: "lunch", quantity: 1, chosen }]);
  expect([status, body.fields]).toEqual([422, expect.objectContaining({ [field]: message })]);
  expect(await db.order.count()).toBe(0);
});

test("a sold-out dish is shown in the combo, and neither ordered nor paid as a part of it", async () => {
  await soldOut("cola");
  const { body: menu } = await get(shownMenu, { params: { id } });
  expect(menu.optionGroups[1].options).toMatchObject([
    { id: "cola", name: "Cola", soldOut: true },
    { id: "water", name: "Water", soldOut: false },
  ]);
  const refused = await order("cola-lunch", [{ id: "lunch", quantity: 1, chosen: lunch }]);
  expect([refused.status, refused.body.error]).toEqual([409, "Cola is sold out. Nothing was charged."]);
  const items = [{ id: "lunch", quantity: 1, price: 12.9, chosen: lunch }];
  const payment = { restaurantId: id, amount: 1290, currency: "eur", email: "guest@example.com", items };
  const paid = await post(openPayment, { body: payment });
  expect([paid.status, paid.body.error]).toEqual([409, "Cola is sold out. Nothing was charged."]);
  expect(await db.order.count()).toBe(0);
});

test("the line of a combo has the allergens of the combo and of its dishes", async () => {
  const menu = bistro("bistro");
  const allergens: Record<string, string> = { lunch: "Mustard", burger: "Gluten", salad: "Nuts" };
  await publish({
    ...menu,
    dishes: menu.dishes.map((dish) => ({ ...dish, allergens: allergens[dish.id] ?? "" })),
  });
  await order("lunch-with-gluten", [{ id: "lunch", quantity: 1, chosen: lunch }]);
  const { body } = await callRoute("GET /orders", { token });
  const [line] = body.orders[0]?.lines ?? [];
  expect(line?.options?.map((option) => option.allergens)).toEqual(["Gluten", undefined]);
  expect(line && lineAllergens(line)).toBe("Mustard, Gluten");
});

test("a combo without any dish left for a choice is sold out; a refund can make its dishes available again", async () => {
  const { body } = await order("first-lunch", [{ id: "lunch", quantity: 1, chosen: lunch }]);
  const soldOutInMenu = async () =>
    (await get(shownMenu, { params: { id } })).body.dishes.flatMap(
      (dish: { id: string; soldOut: boolean }) => (dish.soldOut ? [dish.id] : []),
    );
  await soldOut("cola");
  expect(await soldOutInMenu()).toEqual(["cola"]);
  await soldOut("water");
  expect(await soldOutInMenu()).toEqual(["lunch", "cola", "water"]);
  const refused = await order("water-lunch", [
    { id: "lunch", quantity: 1, chosen: [choose("main", "burger"), choose("drink", "water")] },
  ]);
  expect(refused.status).toBe(409);
  const params = { id: body.order.id };
  await db.order.update({ where: params, data: { status: "done" } });
  const refund = { reason: "Not made", lines: [{ position: 0, quantity: 1 }], idempotencyKey: "not-made" };
  const given = await callRoute("POST /orders/{id}/refunds", {
    token,
    params,
    body: { ...refund, restock: true },
  });
  expect(given.status).toBe(200);
  expect(await soldOutInMenu()).toEqual(["water"]);
});

test("a dish that another instance has just hidden is not ordered as a part of a combo", async () => {
  // Values that are read without notifications expire by the clock.
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  expect((await order("before-change", [{ id: "lunch", quantity: 1, chosen: lunch }])).status).toBe(200);
  const change = `UPDATE "Restaurant" SET "version" = "version" + 1 WHERE "id" = '${id}'`;
  await runStatement(change, directDatabase());
  const { status } = await order("after-change", [{ id: "lunch", quantity: 1, chosen: lunch }]);
  expect([status, await db.order.count()]).toEqual([409, 1]);
  clock.mockRestore();
});

test("a menu whose combos lack a dish is refused with the field, also when it is imported", async () => {
  const menu = bistro("bistro");
  const dishes = menu.dishes.filter((dish) => dish.id !== "salad");
  const target = { token, params: { id } };
  const { status, body } = await callRoute("PUT /menus/{id}", { ...target, body: { ...menu, dishes } });
  expect([status, body.fields]).toEqual([
    422,
    { "optionGroups.0.options.1.id": "This dish is no longer on the menu" },
  ]);
  const file = dishesForm("name,price,options\nBurger,11,Drink");
  const imported = await post(importDishes, { ...target, body: file });
  expect([imported.status, imported.body.error]).toEqual([
    422,
    "Main course: A combo can’t be part of a combo.",
  ]);
  expect(await db.menuDraft.count({ where: { waits: true } })).toBe(0);
});

test("a copied restaurant has the same combos", async () => {
  const { body } = await callRoute("POST /menus", { token, body: { name: "Copy", copyOf: id } });
  const { menu } = (await callRoute("GET /menus/{id}", { token, params: { id: body.restaurant.id } })).body;
  expect(menu.content.optionGroups).toEqual(bistro("").optionGroups);
  const ids = menu.content.dishes.map((dish) => dish.id);
  for (const { options } of menu.content.optionGroups)
    for (const option of options) expect(ids).toContain(option.id);
});
