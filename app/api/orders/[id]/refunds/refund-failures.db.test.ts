import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { setUpSettlements } from "@/tests/support/payments/settle";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as RETRY } from "../refund/route";
import { GET as GET_ONE } from "../route";
import { POST as CHANGE } from "../status/route";
import { POST } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
const sweep = setUpSettlements();
let token: string;
let count = 0;
beforeEach(async () => {
  token = await configuredInstance();
});

const isAway = ["hang up", "hang up", "hang up"] as const;
/** The price of the one dish of a test's order with tax, in cents. */
const DISH = 439;

const ordered = () => orderWithPayment(stripe, "paid");
const giveBack = (id: string, body: object) =>
  post(POST, {
    token,
    params: { id },
    body: { reason: "It was cold", idempotencyKey: `a-refund-${++count}`, ...body },
  });
const oneDish = { lines: [{ position: 0, quantity: 1 }] };
const asGuest = async (id: string) => (await get(GET_ONE, { params: { id } })).body.order;
const change = (id: string, body: object) => post(CHANGE, { token, params: { id }, body });
const given = () => [...stripe.refunds.values()].map(({ amount, status }) => [amount, status]);

test("while the provider is away a refund stays due, blocks its sum, and is made later exactly once", async () => {
  const [id, swept] = [await ordered(), await ordered()];
  stripe.failNext(...isAway);
  const { body } = await giveBack(id, { amountCents: 600 });
  expect([body.order.refunds[0].status, body.order.refundedCents]).toEqual(["due", 0]);
  expect((await giveBack(id, { amountCents: 400 })).status).toBe(422);
  stripe.failNext("lose the answer", ...isAway);
  expect((await post(RETRY, { token, params: { id } })).status).toBe(503);
  expect((await post(RETRY, { token, params: { id } })).body.order.refundedCents).toBe(600);

  stripe.failNext("lose the answer", "hang up", "hang up");
  await giveBack(swept, { amountCents: 300 });
  await db.refund.updateMany({
    where: { orderId: swept },
    data: { updatedAt: new Date(Date.now() - 120_000) },
  });
  await sweep();
  expect(await asGuest(swept)).toMatchObject({ refundedCents: 300 });
  expect(given()).toEqual([
    [600, "succeeded"],
    [300, "succeeded"],
  ]);
}, 60_000);

test("a refused refund has failed, counts for nothing, and can be tried again if enough is left", async () => {
  const id = await ordered();
  const error = { type: "invalid_request_error", code: "balance_insufficient" };
  stripe.failNext({ status: 400, error });
  const { body } = await giveBack(id, oneDish);
  expect([body.order.refunds[0].status, body.order.refundedCents]).toEqual(["failed", 0]);
  const retry = (refundId: string) => post(RETRY, { token, params: { id }, query: `?refundId=${refundId}` });
  expect((await retry("unknown")).status).toBe(404);
  const { order } = (await retry(body.refundId)).body;
  expect(order).toMatchObject({ refundedCents: DISH, refunds: [{ status: "done" }] });

  stripe.failNext({ status: 400, error });
  const other = (await giveBack(id, { amountCents: 500 })).body.refundId;
  await giveBack(id, { amountCents: 100 });
  const { status, body: refused } = await retry(other);
  expect([status, refused.error]).toEqual([
    409,
    "This can’t be given back any more. Only $4.00 can be given back.",
  ]);
  expect(stripe.refunds.size).toBe(2);
});

test("an error that says all was given back is checked by the provider's list", async () => {
  const id = await ordered();
  const error = { type: "invalid_request_error", code: "charge_already_refunded" };
  stripe.failNext({ status: 400, error });
  const { body } = await giveBack(id, { amountCents: 500 });
  expect(body.order).toMatchObject({ refundedCents: 0, refunds: [{ status: "failed" }] });

  const intent = stripe.intentOf(id).id;
  const byHand = { id: "re_by_hand", status: "succeeded", amount: 600, payment_intent: intent };
  stripe.refunds.set(byHand.id, byHand);
  const cancel = { status: "cancelled", expected: "new", refundCents: TOTAL };
  const cancelled = (await change(id, cancel)).body.order;
  expect(cancelled).toMatchObject({ refund: "done", refundedCents: TOTAL });
  expect(given()).toEqual([
    [600, "succeeded"],
    [339, "succeeded"],
  ]);
});
