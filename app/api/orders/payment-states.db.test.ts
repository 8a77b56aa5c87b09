import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { POST as PAY } from "@/app/api/create-payment-intent/route";
import { db } from "@/lib/platform/db/client";
import { listenTo } from "@/tests/support/api/events";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import {
  orderWithPayment,
  payment,
  paymentState,
  sendPaymentEvent,
} from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as GET_ONE } from "./[id]/route";
import { POST as CHANGE } from "./[id]/status/route";
import { GET as EVENTS } from "./events/route";
import { GET } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const ordered = (state?: "pending" | "paid") => orderWithPayment(stripe, state);
const tell = (id: string, type: string, status: string, created?: number) =>
  sendPaymentEvent(stripe, id, type, status, created);
const step = (id: string, expected: string, status: string, more: object = {}) =>
  post(CHANGE, { token, params: { id }, body: { status, expected, ...more } });

test("a payment pending at a bank is shown as such until it succeeds or fails, with live updates", async () => {
  const { until, stop } = await listenTo(EVENTS, { cookie: `auth_token=${token}` });
  await until("orders-listening");
  const sent = payment();
  const { body } = await post(PAY, { body: sent });
  const { orderId: id } = body;
  await until("orders-changed");
  stripe.intentOf(id).status = "processing";
  const seen = await post(PAY, { body: sent });
  expect(seen.body).toMatchObject({ processing: true, clientSecret: null, order: { payment: "processing" } });
  await until("orders-changed");
  const guest = await get(GET_ONE, { params: { id } });
  expect(guest.body.order).toMatchObject({ status: "new", payment: "processing" });
  await tell(id, "succeeded", "succeeded");
  await until("orders-changed");
  expect(await paymentState(id)).toEqual(["new", "paid", null]);
  await tell(id, "processing", "succeeded");
  expect(await paymentState(id)).toEqual(["new", "paid", null]);
  stop();

  const other = await ordered();
  await tell(other, "processing", "processing", 1000);
  expect(await paymentState(other)).toEqual(["new", "processing", null]);
  await tell(other, "payment_failed", "requires_payment_method", 1000);
  expect(await paymentState(other)).toEqual(["new", "failed", null]);
  await tell(other, "processing", "requires_payment_method", 1000);
  expect(await paymentState(other)).toEqual(["new", "failed", null]);
  await tell(other, "processing", "processing", 1060);
  await tell(other, "payment_failed", "processing", 1059);
  expect(await paymentState(other)).toEqual(["new", "processing", null]);
});

test("the kitchen sees only paid orders, orders being paid and orders in progress", async () => {
  const [unpaid, processing, paid, begun] = [
    await ordered(),
    await ordered(),
    await ordered("paid"),
    await ordered(),
  ];
  await tell(processing, "processing", "processing");
  await step(begun, "new", "preparing");
  await tell(begun, "payment_failed", "requires_payment_method");
  await tell(unpaid, "payment_failed", "requires_payment_method");
  const { body } = await get(GET, { token, query: "?status=new,preparing,ready&kitchen=true" });
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([begun, paid, processing]);
  expect((await get(GET, { token, query: "?kitchen=1" })).status).toBe(422);
});

test("a payment that is opened while its order is cancelled is closed again", async () => {
  const id = await ordered();
  await db.order.update({ where: { id }, data: { paymentIntentId: null } });
  const intent = stripe.intentOf(id);
  stripe.beforeNext(() => db.order.update({ where: { id }, data: { status: "cancelled" } }));
  const { email, amount, currency, items } = payment();
  const { status, body } = await post(PAY, { body: { email, amount, currency, items, orderId: id } });
  expect([status, body.error]).toEqual([409, "This order was cancelled. Nothing was charged."]);
  expect(intent.status).toBe("canceled");
});

test("an order is confirmed by mail once it is paid, and once", async () => {
  const kinds = async () => (await db.mail.findMany({ select: { kind: true } })).map(({ kind }) => kind);
  const id = await ordered();
  expect(await kinds()).toEqual([]);
  await sendPaymentEvent(stripe, id, "processing", "processing");
  await sendPaymentEvent(stripe, id, "succeeded", "succeeded");
  expect(await kinds()).toEqual(["orderReceived"]);
});
