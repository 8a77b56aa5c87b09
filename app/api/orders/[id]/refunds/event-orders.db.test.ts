import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { takePaymentEvent } from "@/lib/payments/webhook.server";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { orderWithPayment, succeededPayment } from "@/tests/support/payments/paid-orders";
import { signedEvent } from "@/tests/support/payments/payment-events";
import {
  comparablePayment,
  type PaymentRows,
  readPaymentRows,
  restorePaymentRows,
} from "@/tests/support/payments/payment-rows";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

const stripe = setUpFakeStripe();

/** Changes at the provider, and arrivals of the events that it sends; some follow from others. */
const steps: Readonly<Record<string, { after?: string }>> = {
  "payment_intent.succeeded": {},
  "refund.created": {},
  "refund.updated": {},
  "charge.refunded": {},
  "charge.dispute.created": {},
  "the bank returns a refund": {},
  "refund.failed": { after: "the bank returns a refund" },
  "the dispute is won": {},
  "charge.dispute.closed": { after: "the dispute is won" },
};

const isEvent = (step: string) => step.includes(".");

const nextOf = (taken: readonly string[]) =>
  Object.entries(steps)
    .filter(([step, { after }]) => !taken.includes(step) && (!after || taken.includes(after)))
    .map(([step]) => step);

/** Returns what staff and book read, without the number of tries, which counts seen failures. */
const outcomeOf = ({ order: { payment, status, refund, disputedAt }, refunds }: PaymentRows) =>
  JSON.stringify([
    { payment, status, refund, disputedAt },
    refunds.map(({ providerId, status: state, amountCents }) => ({ providerId, state, amountCents })),
  ]);

/** Returns the number of orders in which the steps can be taken. */
function ordersOf(taken: readonly string[], counted = new Map<string, number>()): number {
  const key = taken.toSorted().join();
  const known = counted.get(key);
  if (known !== undefined) return known;
  const next = nextOf(taken);
  const count =
    next.length === 0 ? 1 : next.reduce((sum, step) => sum + ordersOf([...taken, step], counted), 0);
  counted.set(key, count);
  return count;
}

test("events of a payment, its refunds and its dispute lead to the provider's state in every order, also repeated", async () => {
  await configuredInstance();
  const id = await orderWithPayment(stripe);
  const payment_intent = stripe.intentOf(id).id;
  const part = { id: "part", payment_intent };

  /** Sets the provider's state after some steps. */
  function setProvider(taken: readonly string[]) {
    const has = (step: string) => taken.includes(step);
    const status = has("the bank returns a refund") ? "failed" : "pending";
    stripe.refunds.set("re_1", { id: "re_1", status, amount: 100, payment_intent });
    stripe.refunds.set("re_2", { id: "re_2", status: "succeeded", amount: 200, payment_intent });
    const dispute = { id: "dp_1", created: 1_700_000_000, payment_intent };
    const state = has("the dispute is won") ? "won" : "needs_response";
    stripe.disputes.splice(0, stripe.disputes.length, { ...dispute, status: state });
  }

  async function deliver(type: string) {
    const object = type.startsWith("payment_intent.") ? succeededPayment(stripe, id) : part;
    const { body, headers } = signedEvent(type, object);
    const take = () => takePaymentEvent(Buffer.from(String(body)), headers?.["stripe-signature"] ?? null);
    await take();
    return take;
  }

  const effects = new Map<string, PaymentRows>();

  /** Handles an event with the given stored rows and provider's state. @returns the rows that are stored then */
  async function effectOf(
    event: string,
    taken: readonly string[],
    stored: PaymentRows,
  ): Promise<PaymentRows> {
    const happened = taken.filter((step) => !isEvent(step)).toSorted();
    const key = JSON.stringify([event, happened, comparablePayment(stored)]);
    const known = effects.get(key);
    if (known) return known;
    setProvider(taken);
    await restorePaymentRows(stored);
    await deliver(event);
    const effect = await readPaymentRows(id);
    effects.set(key, effect);
    return effect;
  }

  const seen = new Set<string>();
  const ends = new Map<string, PaymentRows>();

  /** Takes each possible next step from a stored state, unless the same state was met after the same steps. */
  async function explore(taken: readonly string[], stored: PaymentRows): Promise<void> {
    const state = comparablePayment(stored);
    const key = `${taken.toSorted().join()} ${state}`;
    if (seen.has(key)) return;
    seen.add(key);
    const next = nextOf(taken);
    if (next.length === 0) ends.set(outcomeOf(stored), stored);
    for (const step of next) {
      const then = [...taken, step];
      if (!isEvent(step)) {
        await explore(then, stored);
        continue;
      }
      await explore(then, await effectOf(step, taken, stored));
    }
  }
  await explore([], await readPaymentRows(id));
  expect(ordersOf([])).toBe(90_720);

  const outcome = outcomeOf({
    order: { payment: "paid", status: "new", refund: null, disputedAt: null },
    refunds: [
      { providerId: "re_1", status: "failed", amountCents: 100 },
      { providerId: "re_2", status: "done", amountCents: 200 },
    ],
  });
  expect([...ends.keys()]).toEqual([outcome]);

  setProvider(Object.keys(steps));
  for (const end of ends.values()) await restorePaymentRows(end);
  for (const type of Object.keys(steps).filter(isEvent)) {
    const again = await deliver(type);
    await again();
    expect(outcomeOf(await readPaymentRows(id))).toBe(outcome);
  }
}, 180_000);
