import { expect, test } from "@jest/globals";
import { GET as GET_MENU } from "@/app/api/ordering/menus/[id]/route";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { demoTotals } from "@/tests/support/orders/demo-totals";
import { demoOrderTerms } from "@/tests/support/orders/order-terms";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET } from "./[id]/route";
import { POST } from "./route";

setUpTestDatabase();

const guest = { restaurantId: "order1", email: "guest@example.com", name: "Gil Guest" };
const dishes = [
  { id: "jollof-chicken", quantity: 2 },
  { id: "zobo", quantity: 3 },
];
const order = (key: string, changed: object = {}) => ({ ...guest, dishes, idempotencyKey: key, ...changed });

test("an order is priced by the menu, stored and read by its unguessable id", async () => {
  await configuredInstance();
  const { status, body } = await post(POST, { body: order("first-order") });
  const totals = demoTotals([
    { priceCents: 1599, quantity: 2 },
    { priceCents: 399, quantity: 3 },
  ]);
  expect([status, body.order]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      number: 1,
      restaurantId: "order1",
      restaurantName: "Baobab Kitchen",
      lines: [
        {
          id: "jollof-chicken",
          name: "Jollof Rice with Chicken",
          emoji: "🍛",
          quantity: 2,
          priceCents: 1599,
        },
        { id: "zobo", name: "Zobo", emoji: "🍹", quantity: 3, priceCents: 399 },
      ],
      ...demoOrderTerms,
      taxes: [
        { basisPoints: 1000, taxable: 4395, tax: 440 },
        { basisPoints: 0, taxable: 500, tax: 0 },
      ],
      ...totals,
      status: "new",
      payment: "demo",
      createdAt: expect.any(String),
    },
  ]);
  expect((await get(GET, { params: { id: body.order.id } })).body).toEqual(body);
  expect((await get(GET, { params: { id: "1" } })).status).toBe(404);
  for (const id of ["a\0b", "\ud800", "x".repeat(101)]) {
    expect((await get(GET, { params: { id } })).status).toBe(422);
  }
});

test("the same key returns the same order, and is refused with another order", async () => {
  await configuredInstance();
  const first = await post(POST, { body: order("same-key-1") });
  const { idempotencyKey, ...withoutKey } = order("same-key-1");
  const again = await post(POST, { body: withoutKey, headers: { "idempotency-key": idempotencyKey } });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const turned = await post(POST, { body: order("same-key-1", { dishes: dishes.toReversed() }) });
  expect(turned.body.order.id).toBe(first.body.order.id);
  for (const other of [
    { name: "Another" },
    { email: "other@example.com" },
    { dishes: [dishes[0]] },
    { restaurantId: "order2", dishes: [{ id: "espresso", quantity: 1 }] },
  ]) {
    expect((await post(POST, { body: order("same-key-1", other) })).status).toBe(409);
  }
  expect(await db.order.count()).toBe(1);
});

test("200 simultaneous orders with 100 keys make 100 orders", async () => {
  await configuredInstance();
  const keys = Array.from({ length: 200 }, (_, index) => `key-number-${index % 100}`);
  const answers = await Promise.all(keys.map((key) => post(POST, { body: order(key) })));
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(100);
  expect(await db.order.count()).toBe(100);
}, 30_000);

test("an invalid order is refused, and nothing is stored", async () => {
  await configuredInstance();
  const line = (quantity: unknown, id = "zobo") => ({ dishes: [{ id, quantity }] });
  const wrong: object[] = [
    line(1, "unicorn"),
    line(1, "espresso"),
    line(1, "__proto__"),
    line(0),
    line(-1),
    line(0.5),
    line(1e9),
    line(51),
    line("1"),
    { dishes: [] },
    { dishes: "zobo" },
    { dishes: [...dishes, ...dishes] },
    { dishes: [{ id: "zobo", quantity: 1, priceCents: 1 }] },
    { email: "no at" },
    { email: "" },
    { name: " " },
    { name: "a\0b" },
    { restaurantId: "order3" },
    { restaurantId: "constructor" },
    { idempotencyKey: "short" },
    { idempotencyKey: 7 },
    { totalCents: 1 },
  ];
  for (const change of wrong) {
    const { status, body } = await post(POST, { body: order("a-fine-key", change) });
    expect([change, status, body.success]).toEqual([change, 422, false]);
  }
  expect((await post(POST, { body: { ...guest, dishes } })).status).toBe(422);
  const differing = await post(POST, {
    body: order("key-in-body"),
    headers: { "idempotency-key": "key-in-header" },
  });
  expect(differing.status).toBe(422);
  expect(await db.order.count()).toBe(0);
});

test("a sold-out dish is refused by its name, and shown as sold out", async () => {
  await configuredInstance();
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const { status, body } = await post(POST, { body: order("sold-out-1") });
  expect([status, body.error]).toEqual([409, "Zobo is sold out. Nothing was charged."]);
  expect(await db.order.count()).toBe(0);
  const menu = await get(GET_MENU, { params: { id: "order1" } });
  const zobo = menu.body.dishes.find((dish: { id: string }) => dish.id === "zobo");
  expect(zobo).toMatchObject({
    price: 3.99,
    priceCents: 399,
    soldOut: true,
    category: "drinks",
    popular: true,
  });
  expect(menu.body.dishes).toHaveLength(13);
  expect((await get(GET_MENU, { params: { id: "order9" } })).status).toBe(422);
});

test("orders are refused before set-up", async () => {
  expect((await post(POST, { body: order("too-early-1") })).status).toBe(409);
  expect(await db.order.count()).toBe(0);
});
