import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { POST as PAY } from "@/app/api/create-payment-intent/route";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { payment, sendPaymentEvent } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as CHANGE } from "./[id]/status/route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
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
});

const HOUR_MS = 3_600_000;
const uses = async () => (await db.voucher.findFirstOrThrow()).uses;
const succeed = (id: string) => sendPaymentEvent(stripe, id, "succeeded", "succeeded");
const step = (id: string, expected: string, status: string) =>
  post(CHANGE, { token, params: { id }, body: { status, expected } });

/** Places an order with the voucher and an open payment. */
async function ordered(minutesAgo: number): Promise<string> {
  // 3.99 without 0.99, with 10 % tax and the delivery.
  const { status, body } = await post(PAY, { body: { ...payment(), amount: 830, voucher: "once" } });
  expect(status).toBe(200);
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  await db.order.update({ where: { id: body.orderId }, data: { createdAt } });
  return body.orderId;
}

test("an order that stays unpaid for an hour gives the use of its voucher back once", async () => {
  const first = await ordered(59);
  await sweepExpired();
  expect(await uses()).toBe(1);
  await db.order.update({ where: { id: first }, data: { createdAt: new Date(Date.now() - 2 * HOUR_MS) } });
  await sweepExpired();
  expect(await uses()).toBe(0);
  await ordered(0);
  await sweepExpired();
  expect((await step(first, "new", "cancelled")).status).toBe(200);
  expect((await step(first, "cancelled", "new")).status).toBe(200);
  expect(await uses()).toBe(1);
});

test("a payment under way keeps its use; a failed one for another hour", async () => {
  const id = await ordered(120);
  await sendPaymentEvent(stripe, id, "processing", "processing");
  await sweepExpired();
  expect(await uses()).toBe(1);
  await sendPaymentEvent(stripe, id, "payment_failed", "requires_payment_method");
  await sweepExpired();
  expect(await uses()).toBe(1);
  await db.order.update({ where: { id }, data: { paymentToldAt: new Date(Date.now() - 2 * HOUR_MS) } });
  await sweepExpired();
  expect(await uses()).toBe(0);
});

test("a late payment takes the use again once", async () => {
  const id = await ordered(120);
  await sweepExpired();
  await succeed(id);
  await succeed(id);
  await sweepExpired();
  expect(await uses()).toBe(1);
  expect((await step(id, "new", "preparing")).status).toBe(200);
  expect(await uses()).toBe(1);
});

test("a late payment without a use left is an order all the same", async () => {
  const late = await ordered(120);
  await sweepExpired();
  const other = await ordered(0);
  await Promise.all([succeed(late), succeed(other)]);
  const orders = await db.order.findMany({ orderBy: { number: "asc" } });
  expect(orders).toMatchObject([
    { id: late, payment: "paid", isVoucherFreed: true, discountCents: 99 },
    { id: other, payment: "paid", isVoucherFreed: false },
  ]);
  expect(await uses()).toBe(1);
});
