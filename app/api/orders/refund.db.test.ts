import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import {
  orderWithPayment,
  paymentState,
  sendPaymentEvent,
  TOTAL,
} from "@/tests/support/payments/paid-orders";
import { sendEvent } from "@/tests/support/payments/payment-events";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as REFUND } from "./[id]/refund/route";
import { GET as GET_ONE } from "./[id]/route";
import { POST as CHANGE } from "./[id]/status/route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const isAway = ["hang up", "hang up", "hang up"] as const;

const ordered = (state?: "pending" | "paid") => orderWithPayment(stripe, state);
const tell = (id: string, type: string, status: string, created?: number) =>
  sendPaymentEvent(stripe, id, type, status, created);
const step = (id: string, expected: string, status: string, more: object = {}) =>
  post(CHANGE, { token, params: { id }, body: { status, expected, ...more } });
const cancelPaid = (id: string) => step(id, "new", "cancelled", { refundCents: TOTAL });
const refund = (id: string) => post(REFUND, { token, params: { id } });

test("cancelling an unpaid order cancels its payment, so that it can't be paid any more", async () => {
  const id = await ordered();
  const { body } = await step(id, "new", "cancelled");
  expect(body.order).toMatchObject({ status: "cancelled", payment: "failed" });
  expect(body.order).not.toHaveProperty("isPaymentOpen");
  expect(stripe.intentOf(id).status).toBe("canceled");
  expect((await step(id, "cancelled", "new")).status).toBe(200);

  const declined = await ordered();
  await tell(declined, "payment_failed", "requires_payment_method");
  expect((await step(declined, "new", "cancelled")).body.order.payment).toBe("failed");
  expect(stripe.intentOf(declined).status).toBe("canceled");
  expect(stripe.refunds.size).toBe(0);
});

test("cancelling a paid order refunds it once, with any number of concurrent requests", async () => {
  const id = await ordered("paid");
  const unasked = await step(id, "new", "cancelled");
  expect([unasked.status, unasked.body.error]).toEqual([
    409,
    "Order 1 has been paid: cancelling it gives $9.39 back. Please look at it again.",
  ]);
  expect((await step(id, "new", "cancelled", { refundCents: TOTAL + 1 })).status).toBe(409);
  for (const refundCents of [0, -1, 0.5, "939", null]) {
    expect((await step(id, "new", "cancelled", { refundCents })).status).toBe(422);
  }
  expect((await step(id, "new", "preparing", { refundCents: TOTAL })).status).toBe(422);
  expect(await paymentState(id)).toEqual(["new", "paid", null]);

  const both = await Promise.all([cancelPaid(id), cancelPaid(id), cancelPaid(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await Promise.all([refund(id), refund(id)])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "done"]);
  expect([...stripe.refunds.values()]).toMatchObject([
    { amount: TOTAL, payment_intent: stripe.intentOf(id).id },
  ]);
  const guest = await get(GET_ONE, { params: { id } });
  expect(guest.body.order).toMatchObject({ status: "cancelled", refund: "done" });
  for (const status of ["new", "preparing", "ready"]) {
    const { status: code, body } = await step(id, "cancelled", status);
    expect([code, body.error]).toEqual([409, "Order 1 stays cancelled: its $9.39 are given back."]);
  }
});

test("while the provider is unreachable the order is cancelled, and shows the pending refund", async () => {
  const id = await ordered("paid");
  stripe.failNext(...isAway);
  const { status, body } = await cancelPaid(id);
  expect([status, body.order.status, body.order.refund]).toEqual([200, "cancelled", "due"]);
  expect((await step(id, "cancelled", "new")).status).toBe(409);
  stripe.failNext(...isAway);
  const again = await refund(id);
  expect([again.status, again.body.error]).toEqual([
    503,
    "Stripe can’t be reached just now. $9.39 is still to be given back. Please try again.",
  ]);
  stripe.failNext("lose the answer", "hang up", "hang up");
  expect((await refund(id)).status).toBe(503);
  expect((await refund(id)).body.order.refund).toBe("done");
  expect(stripe.refunds.size).toBe(1);

  const open = await ordered();
  stripe.failNext(...isAway);
  const cancelled = await step(open, "new", "cancelled");
  expect(cancelled.body.order).toMatchObject({
    status: "cancelled",
    payment: "pending",
    isPaymentOpen: true,
  });
  expect((await refund(open)).body.order).toMatchObject({ payment: "failed" });
  expect(stripe.intentOf(open).status).toBe("canceled");
}, 60_000);

test("a failed refund is reported and can be retried; a pending one is reported when it arrives", async () => {
  const id = await ordered("paid");
  const error = { type: "invalid_request_error", code: "balance_insufficient" };
  stripe.failNext({ status: 400, error });
  expect((await cancelPaid(id)).body.order.refund).toBe("failed");
  stripe.nextRefund = "pending";
  expect((await refund(id)).body.order.refund).toBe("sent");
  const told = (type: string, status: string, refundId = "re_1", amount = TOTAL) => {
    const object = { id: refundId, amount, currency: "usd", status, payment_intent: stripe.intentOf(id).id };
    return sendEvent(`refund.${type}`, object);
  };
  const at = (status: string) => Object.assign(stripe.refunds.get("re_1") ?? {}, { status });
  await told("updated", "succeeded", "re_1", TOTAL - 1);
  await told("updated", "succeeded", "re_other");
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "sent"]);
  at("succeeded");
  await told("updated", "succeeded");
  await told("created", "pending");
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "done"]);
  at("failed");
  await told("failed", "failed");
  await told("updated", "succeeded");
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "failed"]);
  stripe.nextRefund = "succeeded";
  expect((await refund(id)).body.order.refund).toBe("done");
  expect([...stripe.refunds.values()].map(({ status }) => status)).toEqual(["failed", "succeeded"]);
});

test("a payment that arrives after the cancellation is refunded", async () => {
  const id = await ordered();
  await tell(id, "processing", "processing");
  const { body } = await step(id, "new", "cancelled");
  expect(body.order).toMatchObject({ status: "cancelled", payment: "processing", isPaymentOpen: true });
  await tell(id, "succeeded", "succeeded");
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "done"]);
  expect(stripe.refunds.size).toBe(1);

  const missed = await ordered();
  stripe.intentOf(missed).status = "succeeded";
  expect((await step(missed, "new", "cancelled")).body.order).toMatchObject({
    payment: "paid",
    refund: "done",
  });

  const late = await ordered();
  stripe.failNext(...isAway);
  await step(late, "new", "cancelled");
  stripe.failNext(...isAway);
  await tell(late, "succeeded", "succeeded");
  expect(await paymentState(late)).toEqual(["cancelled", "paid", "due"]);
  expect((await refund(late)).body.order.refund).toBe("done");
}, 60_000);

test("a payment that the provider already refunded is not refunded again", async () => {
  const id = await ordered("paid");
  const intent = stripe.intentOf(id).id;
  stripe.refunds.set("re_by_hand", {
    id: "re_by_hand",
    status: "succeeded",
    amount: TOTAL,
    payment_intent: intent,
  });
  expect((await cancelPaid(id)).body.order.refund).toBe("done");
  expect(stripe.refunds.size).toBe(1);
});

test("an order that isn't paid, isn't cancelled or doesn't exist can't be refunded", async () => {
  const id = await ordered();
  expect((await step(id, "new", "cancelled", { refundCents: TOTAL })).body.error).toBe(
    "Order 1 isn’t paid: there is nothing to give back.",
  );
  expect((await refund(id)).body.error).toBe("Order 1 isn’t cancelled: cancelling it gives the money back.");
  await step(id, "new", "cancelled");
  const { status, body } = await refund(id);
  expect([status, body.error]).toEqual([409, "Order 1 isn’t paid: there is nothing to give back."]);
  await db.order.update({ where: { id }, data: { payment: "demo" } });
  expect((await refund(id)).status).toBe(409);
  expect((await refund("unknown")).status).toBe(404);
  expect((await post(REFUND, { params: { id } })).status).toBe(401);
  expect(stripe.refunds.size).toBe(0);
});
