import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { settlementJob } from "@/lib/payments/jobs";
import { queueSettlements } from "@/lib/payments/reconcile.server";
import { settleOrder } from "@/lib/payments/settle-order.server";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { storedJob } from "@/tests/support/jobs/rows";
import { orderWithPayment, paymentState, TOTAL } from "@/tests/support/payments/paid-orders";
import { setUpSettlements } from "@/tests/support/payments/settle";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as REFUND } from "./[id]/refund/route";
import { POST as CHANGE } from "./[id]/status/route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
const sweep = setUpSettlements();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const where = { kind: settlementJob.kind };

const MINUTE = 60_000;

/** Makes an order that was cancelled some minutes ago, without a change at the provider. */
async function cancelled(state: "pending" | "paid", refund: "due" | null, minutes = 2): Promise<string> {
  const id = await orderWithPayment(stripe, state);
  const updatedAt = new Date(Date.now() - minutes * MINUTE);
  await db.order.update({ where: { id }, data: { status: "cancelled", refund, updatedAt } });
  return id;
}

const refundByHand = (id: string) =>
  stripe.refunds.set("re_by_hand", {
    id: "re_by_hand",
    status: "succeeded",
    amount: TOTAL,
    payment_intent: stripe.intentOf(id).id,
  });

test("payments that an ended process left open are settled by the next sweep", async () => {
  const due = await cancelled("paid", "due");
  const open = await cancelled("pending", null);
  await sweep();
  expect(await paymentState(due)).toEqual(["cancelled", "paid", "done"]);
  expect(await paymentState(open)).toEqual(["cancelled", "failed", null]);
  expect(stripe.intentOf(open).status).toBe("canceled");
  await sweep();
  expect(stripe.refunds.size).toBe(1);
});

test("orders that a request may still process, or that need a person's decision, are left alone", async () => {
  const all = [await cancelled("paid", "due", 0), await cancelled("paid", "due", 25 * 60)];
  await sweep();
  for (const id of all) expect(await paymentState(id)).toEqual(["cancelled", "paid", "due"]);
});

test("while the provider is away it stays due, and the next sweep tries again", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const id = await cancelled("paid", "due");
  stripe.failNext("hang up", "hang up", "hang up");
  await sweep();
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "due"]);
  const job = { key: id, state: "queued", tries: 1, lastError: expect.stringMatching(/Stripe/) };
  expect(await db.job.findMany({ where })).toMatchObject([job]);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ orderId: id }), expect.any(String));
  await sweep();
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "done"]);
  error.mockRestore();
}, 30_000);

test("an order that an earlier version cancelled waits for a person to give its money back", async () => {
  const paid = await cancelled("paid", null);
  const byHand = await cancelled("paid", null);
  refundByHand(byHand);
  await sweep();
  expect(await paymentState(paid)).toEqual(["cancelled", "paid", null]);
  for (const id of [paid, byHand]) {
    expect((await post(REFUND, { token, params: { id } })).body.order.refund).toBe("done");
  }
  expect(stripe.refunds.size).toBe(2);
});

test("a paid order whose refund is not confirmed can be reopened or refunded", async () => {
  const [reopened, given] = [await cancelled("paid", null), await cancelled("paid", null)];
  const change = (id: string) =>
    post(CHANGE, { token, params: { id }, body: { status: "new", expected: "cancelled" } });
  expect((await change(reopened)).status).toBe(200);
  expect((await post(REFUND, { token, params: { id: reopened } })).status).toBe(409);
  expect((await post(REFUND, { token, params: { id: given } })).body.order.refund).toBe("done");
  expect((await change(given)).body.error).toContain("its $9.39 are given back");
  expect(await paymentState(reopened)).toEqual(["new", "paid", null]);
});

test("an order is settled once, whichever process sweeps or runs its job; one whose job failed waits for people", async () => {
  const id = await cancelled("paid", "due");
  await Promise.all([queueSettlements(), queueSettlements()]);
  await queueSettlements();
  expect(await db.job.count({ where })).toBe(1);
  await Promise.all([sweep(), settleOrder(id)]);
  expect(await paymentState(id)).toEqual(["cancelled", "paid", "done"]);
  expect(stripe.refunds.size).toBe(1);

  const failed = await cancelled("paid", "due");
  await storedJob({ kind: settlementJob.kind, key: failed, input: { id: failed } });
  await sweep();
  expect(await paymentState(failed)).toEqual(["cancelled", "paid", "due"]);
  await callRoute("POST /system/jobs/{id}/retry", { token, params: { id: "job" } });
  await sweep();
  expect(await paymentState(failed)).toEqual(["cancelled", "paid", "done"]);
});
