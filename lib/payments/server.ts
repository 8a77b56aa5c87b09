import "server-only";
import type Stripe from "stripe";
import { actAs } from "@/lib/audit/actor";
import { inGuestLanguage } from "@/lib/business-profile/language.server";
import { takeOrderAttempt } from "@/lib/orders/order-limit.server";
import { priceAtTable } from "@/lib/orders/price-at-table.server";
import { placeOrder, requireOrder, type Sender } from "@/lib/orders/server";
import { db } from "@/lib/platform/db/client";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import type { RefusalCode } from "@/lib/restaurants/refusal-codes";
import { requireAvailable } from "@/lib/restaurants/stock/availability.server";
import type { OpenedPayment } from "./answers";
import { trySettleCancelled } from "./cancel.server";
import { checkCart } from "./check-cart.server";
import type { CheckedCart } from "./checked-cart";
import { isPaymentLive } from "./keys.server";
import { orderOf, ownKey } from "./order-of-cart.server";
import type { PaymentInput } from "./schema";
import { markPaid, markProcessing } from "./settle.server";
import { callStripe } from "./stripe.server";

async function requirePayable(id: string) {
  const order = await db.order.findUnique({
    where: { id },
    select: {
      id: true,
      number: true,
      email: true,
      status: true,
      payment: true,
      currency: true,
      totalCents: true,
      paymentIntentId: true,
    },
  });
  if (!order) throw new AppError("not-found", "There is no such order.");
  return order;
}

type Payable = Awaited<ReturnType<typeof requirePayable>>;

/** @throws AppError `not-found`; `invalid` if the order is another guest's or has other dishes */
async function requireSameOrder(id: string, cart: CheckedCart, email: string): Promise<void> {
  const order = await db.order.findUnique({
    where: { id },
    select: { email: true, lines: { select: { dishId: true, quantity: true } } },
  });
  if (!order) throw new AppError("not-found", "There is no such order.");
  const fields: Record<string, string> = {};
  const codes: Record<string, RefusalCode> = {};
  if (order.email !== email) {
    fields.email = "The order was placed with another email";
    codes.email = "invalid_buyer_info";
  }
  const dishes = (lines: readonly { dishId: string; quantity: number }[]) =>
    JSON.stringify(lines.map(({ dishId, quantity }) => [dishId, quantity]).sort());
  if (dishes(order.lines) !== dishes(cart.lines)) {
    fields.items = "The order has other dishes";
    codes.items = "totals_changed";
  }
  const [first] = Object.values(fields);
  if (first) throw new AppError("invalid", `${first}. Nothing was charged.`, { fields, codes });
}

/**
 * Checks whether the restaurant takes the order of a cart at its time and table, with all that the guest has to give. The
 * dishes, the voucher and the total were checked before.
 * @throws AppError `invalid`, `conflict`
 */
async function requireTaken(input: PaymentInput, cart: CheckedCart, sender: Sender): Promise<void> {
  const order = { ...orderOf(input, cart), voucher: undefined, shownTotalCents: undefined };
  await inGuestLanguage(order.language, () => priceAtTable(order, sender, undefined));
}

async function orderFor(
  input: PaymentInput,
  cart: CheckedCart,
  givenKey: string | null,
  sender: Sender,
): Promise<string> {
  if (input.orderId !== undefined) {
    await requireSameOrder(input.orderId, cart, input.email);
    return input.orderId;
  }
  const key = givenKey ?? (await ownKey(input, cart));
  return (await placeOrder(orderOf(input, cart), { key, cardPayment: "pending" }, sender)).id;
}

/** Returns the provider's open payment of an order, or creates one with a key derived from the order. */
async function openIntent(order: Payable): Promise<Stripe.PaymentIntent> {
  const { id, number, email, currency, totalCents, paymentIntentId } = order;
  const current = paymentIntentId
    ? await callStripe((stripe) => stripe.paymentIntents.retrieve(paymentIntentId))
    : null;
  if (current && current.status !== "canceled") return current;
  const idempotencyKey = current ? `order-${id}-after-${current.id}` : `order-${id}`;
  const created = await callStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: totalCents,
        currency: currency.toLowerCase(),
        ...(email !== "" && { receipt_email: email }),
        description: `Order ${number}`,
        metadata: { orderId: id },
        automatic_payment_methods: { enabled: true },
      },
      { idempotencyKey },
    ),
  );
  const { count } = await db.order.updateMany({
    where: { id, paymentIntentId, status: { not: "cancelled" } },
    data: { paymentIntentId: created.id },
  });
  if (count === 0) await refuseCancelled(id, created.id);
  return created;
}

/** Cancels a payment that was opened while its order was cancelled. @throws AppError `conflict` in this case */
async function refuseCancelled(id: string, intentId: string): Promise<void> {
  if ((await requirePayable(id)).status !== "cancelled") return;
  await callStripe((stripe) => stripe.paymentIntents.cancel(intentId));
  throw cancelled();
}

const cancelled = () => new AppError("conflict", "This order was cancelled. Nothing was charged.");

/** @throws AppError `conflict` for a cancelled order or one of demo mode */
async function openPayment(orderId: string): Promise<OpenedPayment & { orderId: string }> {
  const order = await requirePayable(orderId);
  if (order.payment === "paid") return { clientSecret: null, orderId, paid: true };
  if (order.status === "cancelled") throw cancelled();
  if (order.payment === "onHandover") {
    throw new AppError("conflict", "This order is paid when it is handed over.");
  }
  if (order.payment === "demo") {
    throw new AppError("conflict", "This order was placed in demo mode and is not charged.");
  }
  const intent = await openIntent(order);
  const { id: intentId, amount, currency, status, client_secret: clientSecret } = intent;
  if (amount !== order.totalCents || currency !== order.currency.toLowerCase()) {
    throw new AppError("conflict", "The payment differs from the order. Nothing was charged.");
  }
  if (status !== "succeeded" && status !== "processing") return { clientSecret, orderId };
  const mark = status === "succeeded" ? markPaid : markProcessing;
  await actAs({ kind: "provider", through: "Stripe" }, async () => {
    await db.$transaction((transaction) => mark(transaction, { intentId, orderId, amount, currency }));
    await trySettleCancelled(orderId);
  });
  return { clientSecret: null, orderId, ...(status === "succeeded" ? { paid: true } : { processing: true }) };
}

/** The rate limit of provider calls per order, old orders included. */
const PAYMENT_RULE: RateLimitRule = { attempts: 60, windowSeconds: 600 };

/** Limits concurrent payments, so that waiting ones hold no connections while the provider is slow. */
const queue = remember("payments.turns", () =>
  createQueue({
    name: "payments",
    concurrency: 40,
    waiting: 1000,
    timeoutMs: 10_000,
    busyMessage: "Many payments are being made just now. Nothing was charged. Please try again in a moment.",
  }),
);

async function openPaymentFor(input: PaymentInput, cart: CheckedCart, key: string | null, sender: Sender) {
  const id = await orderFor(input, cart, key, sender);
  await takeAttempt([`payment:${id}`], PAYMENT_RULE);
  const payment = await openPayment(id);
  return { ...payment, order: await requireOrder(id) };
}

/**
 * Checks a cart against the menu and opens the payment of its order; places the order if the cart names none. The
 * order's stored total is charged exactly once. Demo mode makes only the checks.
 * @throws AppError `invalid` with the differences, `conflict`, `not-found`, `unavailable`
 */
export async function createPayment(
  input: PaymentInput,
  key: string | null,
  sender: Sender,
): Promise<OpenedPayment> {
  const cart = await checkCart(input, key, sender);
  if (input.amount === 0)
    throw new AppError("invalid", "There is nothing to pay: order without a payment.", {
      fields: { amount: "There is nothing to pay" },
    });
  if (await isPaymentLive())
    return queue.run(() => openPaymentFor(input, cart, key, sender), { signal: sender.signal });
  await takeOrderAttempt(sender.address);
  if (input.orderId === undefined) {
    await requireAvailable(cart.restaurantId, cart.ordered, "items");
    await requireTaken(input, cart, sender);
  } else await requireSameOrder(input.orderId, cart, input.email);
  return { demo: true, clientSecret: null, ...(input.orderId !== undefined && { orderId: input.orderId }) };
}
