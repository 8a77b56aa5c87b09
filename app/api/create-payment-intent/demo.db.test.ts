import { expect, test } from "@jest/globals";
import { POST as POST_ORDER } from "@/app/api/orders/route";
import { POST as POST_EVENT } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const items = [{ name: "Espresso", quantity: 2, price: 2.99 }];
const payment = { amount: 598 + 60 + 500, currency: "usd", email: "guest@example.com", items };

test("without keys the cart is checked, nothing is charged, and events are refused", async () => {
  await configuredInstance();
  const answer = await post(POST, { body: payment });
  expect([answer.status, answer.body]).toEqual([200, { success: true, demo: true, clientSecret: null }]);
  expect((await post(POST, { body: { ...payment, amount: 1157 } })).body.fields).toEqual({
    amount: "The total is 1158 cents, with tax and delivery",
  });
  const placed = await post(POST_ORDER, {
    body: {
      restaurantId: "order2",
      email: payment.email,
      name: "Gil",
      dishes: [{ id: "espresso", quantity: 2 }],
      idempotencyKey: "demo-order",
    },
  });
  const { id: orderId, payment: state } = placed.body.order;
  expect(state).toBe("demo");
  const paid = await post(POST, { body: { ...payment, orderId } });
  expect(paid.body).toEqual({ success: true, demo: true, clientSecret: null, orderId });
  expect((await post(POST, { body: { ...payment, orderId, email: "o@example.com" } })).status).toBe(422);
  await db.soldOutDish.create({ data: { restaurantId: "order2", dishId: "espresso" } });
  expect((await post(POST, { body: payment })).status).toBe(409);
  expect((await post(POST_EVENT, { body: "{}", headers: { "stripe-signature": "t=1,v1=0" } })).status).toBe(
    503,
  );
  expect(await db.order.count()).toBe(1);
});

test("without keys a payment is refused while the restaurant takes no orders", async () => {
  const token = await configuredInstance();
  await callRoute("POST /hours/{id}/pause", { token, params: { id: "order2" }, body: { reason: "Full" } });
  const { status, body } = await post(POST, { body: payment });
  expect([status, body.error]).toEqual([409, "No orders for the moment: Full. Nothing was ordered."]);
});

test("without keys a payment is refused for whatever its order would be refused for, and nothing is stored", async () => {
  await configuredInstance();
  const terms = { ...demoTerms, asksContact: true };
  await db.restaurant.update({ where: { id: "order2" }, data: { terms } });
  const guest = { phone: "030 1234567", street: "Mill Lane 1", locality: "Berlin" };
  const pay = (change: object) => post(POST, { body: { ...payment, ...guest, kind: "delivery", ...change } });
  for (const field of ["phone", "street", "locality"]) {
    const { status, body } = await pay({ [field]: "" });
    expect([status, Object.keys(body.fields), body.codes]).toEqual([
      422,
      [field],
      { [field]: "invalid_buyer_info" },
    ]);
  }
  const missing = await pay({ phone: "", locality: "" });
  expect([missing.status, Object.keys(missing.body.fields)]).toEqual([422, ["phone", "locality"]]);
  expect((await pay({ dueAt: "2020-01-01T12:00:00.000Z" })).status).toBe(409);
  expect((await pay({})).body.demo).toBe(true);
  expect([await db.order.count(), await db.hold.count()]).toEqual([0, 0]);
});

test("payments are refused before set-up", async () => {
  expect((await post(POST, { body: payment })).status).toBe(409);
});
