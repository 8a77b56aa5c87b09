import "@/tests/support/payments/payment-keys";
import { expect, jest, test } from "@jest/globals";
import Stripe from "stripe";
import { POST as POST_ORDER } from "@/app/api/orders/route";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const secret = String(process.env.STRIPE_WEBHOOK_SECRET);
let count = 0;

type Told = { amount?: number; currency?: string; intent?: string; id?: string; metadata?: object };

/** Makes an event as the provider sends it. */
function event(type: string, order: { id: string; totalCents: number }, told: Told = {}) {
  const { amount = order.totalCents, currency = "usd", intent = "pi_1", metadata } = told;
  const received = type === "payment_intent.succeeded" ? amount : 0;
  return JSON.stringify({
    id: told.id ?? `evt_${++count}`,
    object: "event",
    type,
    data: {
      object: {
        id: intent,
        object: "payment_intent",
        amount,
        amount_received: received,
        currency,
        metadata: metadata ?? { orderId: order.id },
      },
    },
  });
}

const sign = (payload: string, options: { timestamp?: number; secret?: string } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

const tell = (payload: string, signature = sign(payload)) =>
  post(POST, { body: payload, headers: { "stripe-signature": signature } });

async function placedOrder() {
  const { body } = await post(POST_ORDER, {
    body: {
      restaurantId: "order1",
      email: "guest@example.com",
      name: "Gil",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: `webhook-order-${++count}`,
    },
  });
  return body.order as { id: string; totalCents: number };
}

const stateOf = async ({ id }: { id: string }) =>
  (await db.order.findUniqueOrThrow({ where: { id }, select: { payment: true } })).payment;

const SUCCEEDED = "payment_intent.succeeded";
const FAILED = "payment_intent.payment_failed";

test("an order becomes paid by its event, in any order of events and repetitions", async () => {
  await configuredInstance();
  const order = await placedOrder();
  expect((await tell(event(FAILED, order))).status).toBe(200);
  expect(await stateOf(order)).toBe("failed");
  const paid = event(SUCCEEDED, order);
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell(paid)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stateOf(order)).toBe("paid");
  expect(await db.paymentEvent.count()).toBe(2);
  await tell(event(FAILED, order));
  expect(await stateOf(order)).toBe("paid");

  const other = await placedOrder();
  const first = event(FAILED, other, { intent: "pi_2" });
  await tell(first);
  await db.order.update({ where: { id: other.id }, data: { payment: "pending" } });
  await tell(first);
  expect(await stateOf(other)).toBe("pending");
  await tell(event(SUCCEEDED, other, { intent: "pi_2" }));
  expect(await stateOf(other)).toBe("paid");
});

test("a payment with another amount, of an unknown order or of another kind changes nothing", async () => {
  await configuredInstance();
  const order = await placedOrder();
  await db.order.update({ where: { id: order.id }, data: { paymentIntentId: "pi_9" } });
  const events = [
    event(SUCCEEDED, order, { amount: order.totalCents - 1 }),
    event(SUCCEEDED, order, { amount: order.totalCents + 1 }),
    event(SUCCEEDED, order, { currency: "eur" }),
    event(SUCCEEDED, order, { metadata: {} }),
    event(SUCCEEDED, { ...order, id: "unknown" }),
    event(FAILED, order, { intent: "pi_other" }),
    event("payment_intent.created", order),
    event("constructor", order),
    JSON.stringify({ id: "evt_x", object: "event", type: SUCCEEDED, data: { object: { id: 7 } } }),
  ];
  for (const told of events) expect([told, (await tell(told)).status]).toEqual([told, 200]);
  expect(await stateOf(order)).toBe("pending");
});

test("forged, replayed and altered events are refused without a change", async () => {
  await configuredInstance();
  const order = await placedOrder();
  const payload = event(SUCCEEDED, order);
  const now = Math.floor(Date.now() / 1000);
  const refused: [string, string][] = [
    [payload, sign(payload, { secret: "whsec_another" })],
    [payload, sign(payload, { timestamp: now - 301 })],
    [payload, sign(`${payload} `)],
    [`${payload} `, sign(payload)],
    [payload, ""],
    [payload, "t=1,v1=0"],
    [payload, sign(payload).replace("v1=", "v0=")],
    ["not json", sign("not json")],
    ["", sign("")],
  ];
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  for (const [body, signature] of refused) {
    const answer = await tell(body, signature);
    expect([signature, answer.status, answer.body.success]).toEqual([signature, 400, false]);
  }
  expect((await post(POST, { body: payload })).status).toBe(400);
  expect(warn).toHaveBeenCalledTimes(refused.length + 1);
  warn.mockRestore();
  const large = "x".repeat(1_000_001);
  expect((await tell(large, sign(large))).status).toBe(413);
  expect([await stateOf(order), await db.paymentEvent.count()]).toEqual(["pending", 0]);
});

test("the changes of an event and its id are stored in one transaction", async () => {
  await configuredInstance();
  const order = await placedOrder();
  const other = await placedOrder();
  await db.order.update({ where: { id: other.id }, data: { paymentIntentId: "pi_taken" } });
  const impossible = event(SUCCEEDED, order, { intent: "pi_taken", id: "evt_impossible" });
  expect((await tell(impossible)).status).toBe(409);
  expect(await db.paymentEvent.findUnique({ where: { id: "evt_impossible" } })).toBeNull();
  await tell(event(SUCCEEDED, order, { id: "evt_new" }));
  const known = await db.paymentEvent.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  expect(known.map(({ id }) => id)).toEqual(["evt_new"]);
});

test("a signed event that is malformed, or for another order's payment, changes nothing", async () => {
  await configuredInstance();
  const [order, other] = [await placedOrder(), await placedOrder()];
  await db.order.update({ where: { id: other.id }, data: { paymentIntentId: "pi_other" } });
  const whole = JSON.parse(event(SUCCEEDED, order));
  const malformed = [
    null,
    1,
    "text",
    [],
    {},
    { ...whole, data: null },
    { ...whole, data: [] },
    { ...whole, id: null },
    { ...whole, id: "" },
    { ...whole, id: "evt_\0" },
    { ...whole, id: "evt_\ud800" },
    { ...whole, id: "e".repeat(256) },
    { ...whole, type: 1 },
    JSON.parse(event(SUCCEEDED, order, { intent: "pi_\0" })),
    JSON.parse(event(FAILED, order, { intent: "pi_\udfff" })),
    JSON.parse(event(SUCCEEDED, { ...order, id: "\0" })),
  ];
  for (const told of malformed) {
    const answer = await tell(JSON.stringify(told));
    expect([told, answer.status, answer.body]).toEqual([
      told,
      400,
      { success: false, error: expect.any(String) },
    ]);
  }
  for (const type of [SUCCEEDED, FAILED]) {
    expect((await tell(event(type, order, { intent: "pi_other" }))).status).toBe(409);
  }
  expect([await stateOf(order), await stateOf(other)]).toEqual(["pending", "pending"]);
  expect(await db.paymentEvent.count()).toBe(0);
});
