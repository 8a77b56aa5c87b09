import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as READ } from "../[id]/route";
import { POST as SET_STATUS } from "../[id]/status/route";
import { GET as GUESTS } from "../guests/route";
import { GET as LIST } from "../route";
import { GET as TILL } from "../till/[id]/route";
import { POST } from "./route";

setUpTestDatabase();

/** Guests pay by card, for deliveries of 20.00 or more. */
const terms: Terms = {
  ...demoTerms,
  orderKinds: ["pickup", "delivery", "table"],
  deliveryMinimum: 2000,
  asksContact: true,
};

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
});

const order = (key: string, changed: object = {}) =>
  post(POST, {
    token,
    body: {
      restaurantId: "order1",
      kind: "pickup",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: `staff-order-${key}`,
      ...changed,
    },
  });
const address = { phone: "0171 2345678", street: "Mill Lane 1", locality: "Lagos" };

test("a guest at the counter orders without name, email and phone, and pays there", async () => {
  const { status, body } = await order("counter", { isPaid: true, shownTotalCents: 439 });
  expect([status, body.order]).toMatchObject([
    200,
    {
      name: "Guest",
      email: "",
      phone: "",
      kind: "pickup",
      payment: "onHandover",
      isPaidAtCounter: true,
      placedBy: expect.stringContaining("@"),
      totalCents: 439,
    },
  ]);
  expect((await order("counter", { isPaid: true })).body.order).toEqual(body.order);
  const entries = await db.auditEntry.findMany({ where: { action: "orders:place" } });
  expect(entries.map(({ targetId }) => targetId)).toEqual([body.order.id]);
  const asGuest = (await get(READ, { params: { id: body.order.id } })).body.order;
  expect(asGuest).toMatchObject({ isPaidAtCounter: true });
  expect(Object.keys(asGuest)).not.toContain("placedBy");
  expect((await get(LIST, { token })).body.orders).toHaveLength(1);
});

test("a voucher is used once, also if the answer was lost", async () => {
  await db.voucher.create({
    data: {
      id: "once",
      restaurantId: "order1",
      code: "ONCE",
      currency: "USD",
      kind: "amount",
      value: 99,
      maxUses: 1,
    },
  });
  const first = await order("voucher", { voucher: "once", shownTotalCents: 330 });
  expect([first.status, first.body.order]).toMatchObject([200, { voucherCode: "ONCE", discountCents: 99 }]);
  expect((await order("voucher", { voucher: "once" })).body.order).toEqual(first.body.order);
  expect((await order("voucher-again", { voucher: "once" })).body.fields).toEqual({
    voucher: "This voucher was used before",
  });
});

test("a delivery needs an address and a phone number, and may be below the minimum", async () => {
  const refused = await order("delivery", { kind: "delivery", phone: "0171" });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["street", "locality", "phone"]]);
  expect(await db.order.count()).toBe(0);
  const placed = await order("delivery", { kind: "delivery", ...address });
  expect([placed.status, placed.body.order]).toMatchObject([
    200,
    { deliveryCents: 500, totalCents: 939, ...address },
  ]);
});

test.each([
  ["an unknown dish", { dishes: [{ id: "caviar", quantity: 1 }] }, "dishes.0.id"],
  ["no dish", { dishes: [] }, "dishes"],
  ["10⁹ of a dish", { dishes: [{ id: "zobo", quantity: 1e9 }] }, "dishes.0.quantity"],
  ["a kind that is not offered", { kind: "drone" }, "kind"],
  ["a payment by card", { pays: "byCard" }, "pays"],
  ["a table without its number", { kind: "table" }, "tableName"],
])("%s is refused", async (_, changed, field) => {
  const { status, body } = await order("wrong", changed);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await db.order.count()).toBe(0);
});

test("a sold-out dish, another total and a closed restaurant are refused", async () => {
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  expect((await order("gone")).status).toBe(409);
  expect(
    (await order("price", { dishes: [{ id: "jollof-chicken", quantity: 1 }], shownTotalCents: 1 })).status,
  ).toBe(409);
  await db.restaurant.update({ where: { id: "order1" }, data: { isOpen: false } });
  expect((await order("closed", { dishes: [{ id: "jollof-chicken", quantity: 1 }] })).status).toBe(422);
  expect((await get(TILL, { token, params: { id: "order1" } })).status).toBe(422);
  expect(await db.order.count()).toBe(0);
});

test("the till reads the menu with its terms and its sold-out dishes", async () => {
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const { status, body } = await get(TILL, { token, params: { id: "order1" } });
  expect([status, body.terms]).toEqual([200, terms]);
  expect(body.dishes.filter(({ soldOut }: { soldOut: boolean }) => soldOut)).toMatchObject([{ id: "zobo" }]);
});

test("a guest is found by phone number however it is written, each once by name and address", async () => {
  const delivery = { kind: "delivery", name: "Ada", ...address };
  await order("first", delivery);
  await order("second", { ...delivery, phone: "+234 171 234 56 78" });
  await order("moved", { ...delivery, street: "Market Street 9" });
  await order("other", { ...delivery, name: "Bo", phone: "0171 9999999" });
  const { body } = await get(GUESTS, { token, query: `?phone=${encodeURIComponent("(0171) 234-5678")}` });
  expect(body.guests).toMatchObject([
    { name: "Ada", street: "Market Street 9", orders: 1 },
    { name: "Ada", street: "Mill Lane 1", orders: 2, phone: "+234 171 234 56 78" },
  ]);
  expect((await get(GUESTS, { token, query: `?phone=${encodeURIComponent("345678")}` })).body.guests).toEqual(
    [],
  );
  expect((await get(GUESTS, { token, query: `?phone=${encodeURIComponent("0171")}` })).status).toBe(422);
});

test("an order that was paid at the counter is in the kitchen and can be cancelled", async () => {
  const { body } = await order("cancelled", { isPaid: true });
  const { id } = body.order;
  const cancel = await post(SET_STATUS, {
    token,
    params: { id },
    body: { status: "cancelled", expected: "new" },
  });
  expect(cancel.status).toBe(200);
});
