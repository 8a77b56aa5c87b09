import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { POST as WEBHOOK } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { orderWithPayment, sendPaymentEvent, TOTAL } from "@/tests/support/payments/paid-orders";
import { sendEvent, signedEvent } from "@/tests/support/payments/payment-events";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import fc from "@/tests/support/properties";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as LIST } from "../../route";
import { POST } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

/** Refunds a part of a payment as in the provider's dashboard. */
function refundByHand(orderId: string, amount: number, status = "succeeded"): string {
  const id = `re_by_hand_${stripe.refunds.size}`;
  stripe.refunds.set(id, { id, status, amount, payment_intent: stripe.intentOf(orderId).id });
  return id;
}

const orderOf = async (id: string) => {
  const { body } = await get(LIST, { token });
  return body.orders.find((one: { id: string }) => one.id === id);
};

const partOf = (orderId: string) => ({ id: "part", payment_intent: stripe.intentOf(orderId).id });

/** Adds a dispute of a payment that the guest's bank began in the second `created`. */
function dispute(orderId: string, status: string, created = 1_700_000_000) {
  const payment_intent = stripe.intentOf(orderId).id;
  const made = { id: `dp_${stripe.disputes.length}`, status, created, payment_intent };
  stripe.disputes.push(made);
  return made;
}

test("a refund made at the provider is recorded, with its later states", async () => {
  const id = await orderWithPayment(stripe, "paid");
  const refundId = refundByHand(id, 250, "pending");
  await sendEvent("refund.created", partOf(id));
  const told = await orderOf(id);
  expect(told.refunds).toEqual([
    {
      id: refundId,
      amountCents: 250,
      status: "sent",
      lines: [],
      withDelivery: false,
      createdAt: expect.any(String),
      reason: "Given back at the payment provider",
      author: "",
    },
  ]);
  Object.assign(stripe.refunds.get(refundId) ?? {}, { status: "failed" });
  await sendEvent("refund.failed", partOf(id));
  expect(await orderOf(id)).toMatchObject({ refundedCents: 0, refunds: [{ status: "failed" }] });
});

test("all pages of the provider's list are read", async () => {
  const id = await orderWithPayment(stripe, "paid");
  for (let dollars = 0; dollars < 5; dollars++) refundByHand(id, 100);
  await sendEvent("charge.refunded", partOf(id));
  expect((await orderOf(id)).refundedCents).toBe(500);
});

test("events of refunds, charges and disputes, in any order and repeated, lead to the provider's state", async () => {
  const types = [
    "paid",
    "refund.created",
    "refund.updated",
    "charge.refunded",
    "charge.dispute.created",
    "charge.dispute.closed",
    "refund.failed",
  ];
  const sequence = fc.tuple(
    fc.shuffledSubarray(types, { minLength: types.length }),
    fc.array(fc.constantFrom(...types), { maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(sequence, fc.nat(9), async ([all, repeated], moment) => {
      const id = await orderWithPayment(stripe);
      const pending = refundByHand(id, 100, "pending");
      refundByHand(id, 200);
      dispute(id, "lost");
      stripe.intentOf(id).status = "succeeded";
      for (const [index, type] of [...all, ...repeated, "refund.updated"].entries()) {
        if (index === Math.min(moment, all.length + repeated.length))
          Object.assign(stripe.refunds.get(pending) ?? {}, { status: "failed" });
        if (type === "paid") await sendPaymentEvent(stripe, id, "succeeded", "succeeded");
        else await sendEvent(type, partOf(id));
      }
      const { payment, refundedCents, refunds, disputedAt } = await orderOf(id);
      expect([payment, refundedCents]).toEqual(["paid", 200]);
      expect(refunds.map(({ status }: { status: string }) => status).sort()).toEqual(["done", "failed"]);
      expect(disputedAt).toEqual(expect.any(String));
    }),
    { numRuns: 8 },
  );
}, 60_000);

test("a dispute is shown until it is won, in any order of its events, and another one stays", async () => {
  const id = await orderWithPayment(stripe, "paid");
  const [first, second] = [dispute(id, "needs_response"), dispute(id, "under_review", 1_700_000_100)];
  const disputedAt = async () => (await orderOf(id)).disputedAt;
  await sendEvent("charge.dispute.created", partOf(id));
  expect(await disputedAt()).toBe("2023-11-14T22:13:20.000Z");
  first.status = "won";
  await sendEvent("charge.dispute.closed", partOf(id));
  expect(await disputedAt()).toBe("2023-11-14T22:15:00.000Z");
  second.status = "warning_closed";
  await sendEvent("charge.dispute.closed", partOf(id));
  expect(await disputedAt()).toBeUndefined();
  await sendEvent("charge.dispute.created", partOf(id));
  expect(await disputedAt()).toBeUndefined();
});

test("an event that arrives before the answer to its refund makes no second one", async () => {
  const id = await orderWithPayment(stripe, "paid");
  stripe.failNext("lose the answer", "hang up", "hang up");
  const body = { amountCents: 300, reason: "Late", idempotencyKey: "before-the-answer" };
  await post(POST, { token, params: { id }, body });
  expect((await orderOf(id)).refundedCents).toBe(0);
  await sendEvent("charge.refunded", partOf(id));
  const { refundedCents, refunds } = await orderOf(id);
  expect([refundedCents, refunds.length, refunds[0].reason]).toEqual([300, 1, "Late"]);
});

test("an event is sent again if the provider's list can't be read", async () => {
  const id = await orderWithPayment(stripe, "paid");
  refundByHand(id, TOTAL);
  const event = signedEvent("charge.refunded", partOf(id));
  stripe.failNext("hang up", "hang up", "hang up");
  expect((await post(WEBHOOK, event)).status).toBe(503);
  expect((await post(WEBHOOK, event)).status).toBe(200);
  expect((await post(WEBHOOK, event)).status).toBe(200);
  expect((await orderOf(id)).refundedCents).toBe(TOTAL);
  expect(await db.refund.count()).toBe(1);
});
