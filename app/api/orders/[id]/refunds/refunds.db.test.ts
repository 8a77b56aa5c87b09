import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { PUT as COUNT } from "@/app/api/ordering/stock/route";
import { GET as EXPORT } from "@/app/api/orders/export/route";
import { GET as LIST } from "@/app/api/orders/route";
import { orderFigures } from "@/lib/dashboard/order-figures.server";
import type { Permission } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as RETRY } from "../refund/route";
import { GET as GET_ONE } from "../route";
import { POST as CHANGE } from "../status/route";
import { POST } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
let count = 0;
beforeEach(async () => {
  token = await configuredInstance();
});

/** The price of the one dish of a test's order with tax, in cents; the delivery costs the rest. */
const DISH = 439;

const ordered = () => orderWithPayment(stripe, "paid");
const newKey = () => `a-refund-${++count}`;
const giveBack = (id: string, body: object) =>
  post(POST, {
    token,
    params: { id },
    body: { reason: "It was cold", idempotencyKey: newKey(), ...body },
  });
const oneDish = { lines: [{ position: 0, quantity: 1 }] };
const asGuest = async (id: string) => (await get(GET_ONE, { params: { id } })).body.order;
const change = (id: string, body: object) => post(CHANGE, { token, params: { id }, body });
const given = () => [...stripe.refunds.values()].map(({ amount, status }) => [amount, status]);

test("a dish is given back with its tax, then the fee: together they are the paid amount", async () => {
  const id = await ordered();
  const dish = await giveBack(id, { ...oneDish, shownLeftCents: TOTAL });
  expect([dish.status, dish.body.order.refundedCents]).toEqual([200, DISH]);
  expect(dish.body.order.refunds).toEqual([
    {
      id: dish.body.refundId,
      amountCents: DISH,
      status: "done",
      lines: [{ position: 0, quantity: 1, cents: DISH }],
      withDelivery: false,
      createdAt: expect.any(String),
      reason: "It was cold",
      author: expect.stringContaining("@"),
    },
  ]);
  const again = await giveBack(id, oneDish);
  expect([again.status, again.body.fields]).toEqual([
    422,
    { "lines.0.quantity": "All of this was given back" },
  ]);
  expect((await giveBack(id, { withDelivery: true })).body.order.refundedCents).toBe(TOTAL);
  expect(given()).toEqual([
    [DISH, "succeeded"],
    [TOTAL - DISH, "succeeded"],
  ]);
  const guest = await asGuest(id);
  expect(guest).toMatchObject({ status: "new", refundedCents: TOTAL });
  expect(guest.refunds[0]).toMatchObject({ amountCents: DISH, status: "done" });
  expect(guest.refunds[0]).not.toHaveProperty("reason");
  expect(guest.refunds[0]).not.toHaveProperty("author");
  expect(guest).not.toHaveProperty("refund");
  const entries = await db.auditEntry.findMany({ where: { action: "orders:refund", targetId: id } });
  expect(entries).toHaveLength(4);
  for (const { changes } of entries)
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: "reason", before: null, after: "It was cold" },
        { field: "amount", before: null, after: expect.stringMatching(/^\$[45]\.\d\d$/) },
      ]),
    );
});

test("wrong input is refused with its field, and gives nothing back", async () => {
  const id = await ordered();
  const refusals: [body: object, field: string][] = [
    [{}, "amountCents"],
    [{ amountCents: 0 }, "amountCents"],
    [{ amountCents: -1 }, "amountCents"],
    [{ amountCents: 0.5 }, "amountCents"],
    [{ amountCents: TOTAL + 1 }, "amountCents"],
    [{ amountCents: 100, ...oneDish }, "amountCents"],
    [{ amountCents: 100, reason: " " }, "reason"],
    [{ amountCents: 100, reason: undefined }, "reason"],
    [{ lines: [{ position: 1, quantity: 1 }] }, "lines.0.position"],
    [{ lines: [{ position: 0, quantity: 2 }] }, "lines.0.quantity"],
    [{ lines: [{ position: 0, quantity: 0 }] }, "lines.0.quantity"],
    [{ lines: [...oneDish.lines, ...oneDish.lines] }, "lines"],
    [{ amountCents: 100, idempotencyKey: undefined }, "idempotencyKey"],
  ];
  for (const [body, field] of refusals) {
    const answer = await giveBack(id, body);
    expect([body, answer.status, Object.keys(answer.body.fields)]).toEqual([body, 422, [field]]);
  }
  expect((await giveBack(id, { amountCents: 100, more: 1 })).status).toBe(422);
  expect((await giveBack("unknown", { amountCents: 100 })).status).toBe(404);
  expect((await post(POST, { params: { id }, body: { amountCents: 100 } })).status).toBe(401);
  expect([stripe.refunds.size, await db.refund.count()]).toEqual([0, 0]);
});

test("the same key gives the same refund again; another refund needs another key", async () => {
  const id = await ordered();
  const body = { amountCents: 200, idempotencyKey: "key-of-a-refund" };
  const answers = await Promise.all([giveBack(id, body), giveBack(id, body), giveBack(id, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((one) => one.body.refundId)).size).toBe(1);
  const { idempotencyKey, ...inHeader } = body;
  const headers = { "idempotency-key": idempotencyKey };
  const sent = { token, params: { id }, headers, body: { ...inHeader, reason: "It was cold" } };
  expect((await post(POST, sent)).body.refundId).toBe(answers[0]?.body.refundId);
  expect((await giveBack(id, { ...body, amountCents: 201 })).status).toBe(409);
  expect((await giveBack(id, { ...body, reason: "Late" })).status).toBe(409);
  expect((await giveBack(await ordered(), body)).status).toBe(409);
  expect(given()).toEqual([[200, "succeeded"]]);
});

test("concurrent refunds never exceed the paid amount", async () => {
  const id = await ordered();
  const answers = await Promise.all(Array.from({ length: 4 }, () => giveBack(id, { amountCents: 500 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  const shown = { amountCents: 100, shownLeftCents: TOTAL - 500 };
  const both = await Promise.all([giveBack(id, shown), giveBack(id, shown)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.error).toBe(
    "Somebody else has given money back in the meantime: $3.39 of order 1 are left. Please look at it again.",
  );
  expect(given()).toEqual([
    [500, "succeeded"],
    [100, "succeeded"],
  ]);
});

test("cancelling gives back the rest, after the caller confirmed that", async () => {
  const id = await ordered();
  await giveBack(id, oneDish);
  const cancel = { status: "cancelled", expected: "new" };
  expect((await change(id, { ...cancel, refundCents: TOTAL })).body.error).toBe(
    "Only $5.00 of order 1 are left to give back.",
  );
  expect((await change(id, cancel)).body.error).toContain("cancelling it gives $5.00 back");
  const { body } = await change(id, { ...cancel, refundCents: TOTAL - DISH });
  expect(body.order).toMatchObject({ status: "cancelled", refund: "done", refundedCents: TOTAL });
  expect((await giveBack(id, { amountCents: 1 })).body.error).toBe(
    "Order 1 is cancelled, which gives everything back that was paid.",
  );

  const all = await ordered();
  await giveBack(all, { amountCents: TOTAL });
  expect((await change(all, cancel)).body.order).toMatchObject({ status: "cancelled", refund: "done" });
  expect((await change(all, { status: "new", expected: "cancelled" })).status).toBe(409);
  expect(stripe.refunds.size).toBe(3);
});

test("orders that are not paid by card give nothing back, or cash after their handover", async () => {
  const pending = await orderWithPayment(stripe);
  expect((await giveBack(pending, { amountCents: 1 })).status).toBe(409);
  const demo = await ordered();
  await db.order.update({ where: { id: demo }, data: { payment: "demo" } });
  expect((await giveBack(demo, { amountCents: 1 })).body.error).toContain("demo mode");
  const cash = await ordered();
  await db.order.update({ where: { id: cash }, data: { payment: "onHandover", paymentIntentId: null } });
  expect((await giveBack(cash, { amountCents: 1 })).status).toBe(409);
  await db.order.update({ where: { id: cash }, data: { status: "done" } });
  const { body } = await giveBack(cash, oneDish);
  expect(body.order.refunds).toMatchObject([{ amountCents: DISH, status: "done" }]);
  expect((await giveBack(cash, { amountCents: TOTAL - DISH + 1 })).status).toBe(422);
  expect(stripe.refunds.size).toBe(0);
  const unknown = { token, params: { id: cash }, query: "?refundId=unknown" };
  expect((await post(RETRY, unknown)).status).toBe(404);
});

test("money that was paid at the counter is given back there, also after the order was cancelled", async () => {
  const id = await ordered();
  const paid = { payment: "onHandover", paymentIntentId: null, isPaidAtCounter: true } as const;
  await db.order.update({ where: { id }, data: paid });
  await giveBack(id, oneDish);
  expect((await change(id, { status: "cancelled", expected: "new" })).status).toBe(200);
  const rest = await giveBack(id, { amountCents: TOTAL - DISH, shownLeftCents: TOTAL - DISH });
  expect([rest.status, rest.body.order.refundedCents]).toEqual([200, TOTAL]);
  expect((await giveBack(id, { amountCents: 1 })).status).toBe(422);
  expect(stripe.refunds.size).toBe(0);
});

test("a dish that is sold out becomes available again if the refund says so", async () => {
  const dish = { restaurantId: "order1", dishId: "zobo" };
  const [kept, restocked] = [await ordered(), await ordered()];
  await db.soldOutDish.create({ data: dish });
  await giveBack(kept, oneDish);
  expect(await db.soldOutDish.count()).toBe(1);
  await giveBack(restocked, { ...oneDish, restock: true });
  expect(await db.soldOutDish.count()).toBe(0);
  expect(await db.auditEntry.count({ where: { action: "orders:sold-out" } })).toBe(1);
});

test("dishes that return to stock while it is counted don’t wait for each other", async () => {
  const item = { restaurantId: "order1", itemId: "zobo" };
  await db.stock.create({ data: { ...item, groupId: "", amount: 9, isDaily: false, isShown: false } });
  const ids = [await ordered(), await ordered(), await ordered()];
  const body = { ...item, stock: { left: 5, daily: null, isShown: false } };
  const answers = await Promise.all([
    ...ids.map((id) => giveBack(id, { ...oneDish, restock: true })),
    ...ids.map(() => send(COUNT, "PUT", { token, body })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("a token needs the scope of sold-out dishes to make them available again", async () => {
  const id = await ordered();
  const { id: userId } = await db.user.findFirstOrThrow();
  const body = { ...oneDish, reason: "It was cold", idempotencyKey: newKey() };
  const restock = async (...scopes: Permission[]) => {
    const headers = { authorization: `Bearer ${await tokenWith(userId, scopes)}` };
    return (await post(POST, { params: { id }, headers, body: { ...body, restock: true } })).status;
  };
  expect(await restock("refunds:write")).toBe(403);
  expect(await db.refund.count()).toBe(0);
  expect(await restock("refunds:write", "sold-out:write")).toBe(200);
});

test("turnover and lists are without the refunded amounts", async () => {
  const id = await ordered();
  await giveBack(id, { amountCents: 200 });
  const { body } = await get(LIST, { token });
  expect(body.orders[0]).toMatchObject({ totalCents: TOTAL, refundedCents: 200 });
  const today = new Date().toISOString().slice(0, 10);
  expect((await orderFigures([today], "UTC")).orderDays).toMatchObject([{ orders: 1, cents: TOTAL - 200 }]);
  expect((await get(EXPORT, { token })).body.trimEnd()).toMatch(/,9\.39,,7\.39,2\.00,0\.00,0\.00,"",,"",,$/);
});
