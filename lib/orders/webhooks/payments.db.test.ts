import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { addEndpoint } from "@/lib/webhooks/server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { orderWithPayment, sendPaymentEvent, TOTAL } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();
const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await addEndpoint({
    url: "https://example.com/events",
    events: ["order.placed", "order.cancelled", "payment.paid", "payment.failed", "payment.refunded"],
    withGuest: false,
    isPrivateAllowed: false,
    isActive: true,
  });
});

async function events() {
  const rows = await db.webhookDelivery.findMany({ orderBy: { id: "asc" } });
  return rows.map(({ type, about }) => [type, about]);
}

test("an order by card is sent with its payment, once, when it is paid", async () => {
  const orderId = await orderWithPayment(stripe);
  expect(await events()).toEqual([]);
  await sendPaymentEvent(stripe, orderId, "succeeded", "succeeded");
  await sendPaymentEvent(stripe, orderId, "succeeded", "succeeded");
  expect(await events()).toEqual([
    ["order.placed", { orderId }],
    ["payment.paid", { orderId }],
  ]);
});

test("a payment that fails is sent once, and again after it was under way", async () => {
  const orderId = await orderWithPayment(stripe);
  const now = Math.floor(Date.now() / 1000);
  const fail = (at: number) =>
    sendPaymentEvent(stripe, orderId, "payment_failed", "requires_payment_method", at);
  await fail(now);
  await fail(now + 1);
  expect(await events()).toEqual([["payment.failed", { orderId }]]);
  await sendPaymentEvent(stripe, orderId, "processing", "processing", now + 2);
  await fail(now + 3);
  await sendPaymentEvent(stripe, orderId, "succeeded", "succeeded", now + 4);
  expect((await events()).map(([type]) => type)).toEqual([
    "payment.failed",
    "order.placed",
    "payment.failed",
    "payment.paid",
  ]);
});

test("money given back is sent with its refund", async () => {
  const orderId = await orderWithPayment(stripe, "paid");
  const body = { status: "cancelled", expected: "new", refundCents: TOTAL } as const;
  await callRoute("POST /orders/{id}/status", { token, params: { id: orderId }, body });
  const { id: refundId } = await db.refund.findFirstOrThrow({ where: { orderId } });
  expect((await events()).slice(2)).toEqual([
    ["order.cancelled", { orderId }],
    ["payment.refunded", { orderId, refundId }],
  ]);
});
