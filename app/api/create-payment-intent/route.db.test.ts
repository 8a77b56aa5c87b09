import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { POST as POST_ORDER } from "@/app/api/orders/route";
import { orderLimits } from "@/lib/orders/types";
import { db } from "@/lib/platform/db/client";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { demoTotals } from "@/tests/support/orders/demo-totals";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import fc from "@/tests/support/properties";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();

type Line = { id: string; quantity: number };

/** Returns the browser's body for a cart. */
function payment(lines: Line[], changed: object = {}, menu: keyof typeof sampleRestaurants = "order1") {
  const dishes = lines.map(({ id, quantity }) => {
    const dish = sampleRestaurants[menu].dishes.find((one) => one.id === id);
    if (!dish) throw new Error(`No dish ${id}`);
    return { name: dish.name, quantity, priceCents: dish.priceCents };
  });
  return {
    amount: demoTotals(dishes).totalCents,
    currency: "usd",
    email: "guest@example.com",
    items: dishes.map(({ name, quantity, priceCents }) => ({ name, quantity, price: priceCents / 100 })),
    ...changed,
  };
}

const lines = [
  { id: "jollof-chicken", quantity: 2 },
  { id: "zobo", quantity: 3 },
];

test("a payment is opened for the order's stored total, once, however often it is asked for", async () => {
  await configuredInstance();
  const before = stripe.created.length;
  const named = { name: "Gil Guest", restaurantId: "order1", idempotencyKey: "paying-once" };
  const bodies = Array.from({ length: 6 }, () => ({ body: payment(lines, named) }));
  const answers = await Promise.all(bodies.map((sent) => post(POST, sent)));
  const [first] = answers;
  const order = await db.order.findFirstOrThrow();
  for (const answer of answers) {
    expect([answer.status, answer.body]).toEqual([200, first?.body]);
  }
  const intent = stripe.intentOf(order.id);
  expect(first?.body).toEqual({
    success: true,
    clientSecret: `${intent.id}_secret_x`,
    orderId: order.id,
    order: expect.objectContaining({ id: order.id, payment: "pending", totalCents: order.totalCents }),
  });
  expect([await db.order.count(), order.payment, order.name]).toEqual([1, "pending", "Gil Guest"]);
  const created = stripe.created.slice(before);
  for (const { key, form, authorization } of created) {
    expect([key, authorization]).toEqual([`order-${order.id}`, "Bearer sk_test_ofTheTests"]);
    expect(Object.fromEntries(form)).toEqual({
      amount: String(order.totalCents),
      currency: "usd",
      receipt_email: "guest@example.com",
      description: "Order 1",
      "metadata[orderId]": order.id,
      "automatic_payment_methods[enabled]": "true",
    });
  }
  const calls = stripe.created.length;
  const named2 = await post(POST, { body: payment(lines, { orderId: order.id }) });
  expect(named2.body).toEqual(first?.body);
  expect(stripe.created.length).toBe(calls);
  expect((await db.order.findFirstOrThrow()).paymentIntentId).toBe(intent.id);
});

test("the order placed before is the one that is paid; without a key the same cart is the same order", async () => {
  await configuredInstance();
  const guest = { restaurantId: "order1", email: "guest@example.com", name: "Gil", dishes: lines };
  const placed = await post(POST_ORDER, { body: { ...guest, idempotencyKey: "placed-before" } });
  const { id: orderId } = placed.body.order;
  const paid = await post(POST, { body: payment(lines, { orderId }) });
  expect([paid.status, paid.body.orderId]).toEqual([200, orderId]);

  const withoutKey = await Promise.all([1, 2].map(() => post(POST, { body: payment(lines) })));
  expect(new Set(withoutKey.map(({ body }) => body.orderId)).size).toBe(1);
  expect(await db.order.count()).toBe(2);
  const { idempotencyKey } = await db.order.findUniqueOrThrow({ where: { id: withoutKey[0]?.body.orderId } });
  expect((await post(POST, { body: payment(lines, { idempotencyKey }) })).status).toBe(422);
  stripe.intentOf(withoutKey[0]?.body.orderId).status = "succeeded";
  const seen = await post(POST, { body: payment(lines, { orderId: withoutKey[0]?.body.orderId }) });
  expect(seen.body).toMatchObject({ paid: true, clientSecret: null });
  const another = await post(POST, { body: payment(lines) });
  expect(another.body.orderId).not.toBe(withoutKey[0]?.body.orderId);
});

test("a paid, cancelled or demo order is not charged; an abandoned payment is replaced", async () => {
  await configuredInstance();
  const { body } = await post(POST, { body: payment(lines, { idempotencyKey: "the-one-order" }) });
  const again = () => post(POST, { body: payment(lines, { orderId: body.orderId }) });
  const intent = stripe.intentOf(body.orderId);
  intent.status = "canceled";
  const second = await again();
  expect(second.body.clientSecret).not.toBe(body.clientSecret);
  expect(stripe.created.at(-1)?.key).toBe(`order-${body.orderId}-after-${intent.id}`);

  const calls = stripe.created.length;
  await db.order.update({ where: { id: body.orderId }, data: { status: "cancelled" } });
  expect((await again()).status).toBe(409);
  await db.order.update({ where: { id: body.orderId }, data: { status: "new", payment: "demo" } });
  expect((await again()).status).toBe(409);
  await db.order.update({ where: { id: body.orderId }, data: { payment: "paid" } });
  expect((await again()).body).toEqual({
    success: true,
    clientSecret: null,
    orderId: body.orderId,
    order: expect.objectContaining({ payment: "paid" }),
    paid: true,
  });
  expect(stripe.created.length).toBe(calls);
});

test("for every cart, the displayed total is stored and charged", async () => {
  await configuredInstance();
  const cart = fc.constantFrom(...sampleIds).chain((menu) =>
    fc.record({
      menu: fc.constant(menu),
      lines: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom(...sampleRestaurants[menu].dishes.map(({ id }) => id)),
          quantity: fc.integer({ min: 1, max: orderLimits.quantity }),
        }),
        { minLength: 1, maxLength: 13, selector: ({ id }) => id },
      ),
    }),
  );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(cart, async ({ menu, lines: chosen }) => {
      const shown = payment(chosen, { idempotencyKey: `cart-number-${++count}` }, menu);
      const { status, body } = await post(POST, { body: shown, address: `192.0.2.${count % 200}` });
      expect(status).toBe(200);
      const order = await db.order.findUniqueOrThrow({ where: { id: body.orderId } });
      expect([order.restaurantId, order.totalCents]).toEqual([menu, shown.amount]);
      expect(stripe.intentOf(body.orderId).amount).toBe(shown.amount);
    }),
    { numRuns: 40 },
  );
}, 30_000);

test("a cart that differs from the menu is refused with the differences; nothing is stored or charged", async () => {
  await configuredInstance();
  const calls = stripe.created.length;
  const fine = payment(lines);
  const item = { name: "Zobo", quantity: 1, price: 3.99 };
  const wrong: [object, string?][] = [
    [{ amount: fine.amount - 1 }, "amount"],
    [{ amount: fine.amount + 1 }, "amount"],
    [{ amount: fine.amount + 0.5 }, "amount"],
    [{ amount: 0 }, "amount"],
    [{ amount: -fine.amount }, "amount"],
    [{ amount: String(fine.amount) }, "amount"],
    [{ currency: "eur" }, "currency"],
    [{ currency: "USD" }, "currency"],
    [{ email: "no at" }, "email"],
    [{ email: "a@b.c\0" }, "email"],
    [{ items: [] }, "items"],
    [{ items: [{ ...item, price: 0.01 }] }, "items.0.price"],
    [{ items: [{ ...item, price: 3.991 }] }, "items.0.price"],
    [{ items: [{ ...item, price: -3.99 }] }, "items.0.price"],
    [{ items: [{ ...item, name: "Unicorn" }] }, "items.0.name"],
    [{ items: [{ ...item, name: "__proto__" }] }, "items.0.name"],
    [{ items: [item, { name: "Espresso", quantity: 1, price: 2.99 }] }, "items.1.name"],
    [{ items: [item], restaurantId: "order2" }, "items.0.name"],
    [{ items: [item, item] }, "items"],
    [{ items: [{ ...item, extra: 1 }] }, "items.0.extra"],
    ...[0, -1, 0.5, 1e9, 51, "2"].map((quantity): [object, string] => [
      { items: [{ ...item, quantity }] },
      "items.0.quantity",
    ]),
    [{ restaurantId: "order3" }, "restaurantId"],
    [{ idempotencyKey: "short" }, "idempotencyKey"],
    [{ orderId: "" }, "orderId"],
    [{ orderId: "a\0b" }, "orderId"],
    [{ orderId: "\ud800" }, "orderId"],
    [{ idempotencyKey: "own:named-by-a-client" }, "idempotencyKey"],
    [{ tip: 1 }, "tip"],
  ];
  for (const [change, field] of wrong) {
    const { status, body } = await post(POST, { body: { ...fine, ...change } });
    expect([change, status, Object.keys(body.fields ?? {})]).toEqual([
      change,
      422,
      expect.arrayContaining([field]),
    ]);
  }
  expect((await post(POST, { body: { ...fine, orderId: "unknown" } })).status).toBe(404);
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  expect((await post(POST, { body: fine })).status).toBe(409);
  expect([await db.order.count(), stripe.created.length]).toEqual([0, calls]);
});

test("another guest's order, another cart or a key used before are refused", async () => {
  await configuredInstance();
  const { body } = await post(POST, { body: payment(lines, { idempotencyKey: "belongs-to-gil" }) });
  const calls = stripe.created.length;
  const { orderId } = body;
  const tries = [
    payment(lines, { orderId, email: "other@example.com" }),
    payment([{ id: "zobo", quantity: 1 }], { orderId }),
  ];
  for (const tried of tries) expect((await post(POST, { body: tried })).status).toBe(422);
  const taken = payment([{ id: "zobo", quantity: 1 }], { idempotencyKey: "belongs-to-gil" });
  expect((await post(POST, { body: taken })).status).toBe(409);
  expect(stripe.created.length).toBe(calls);
});

test("failed requests to the provider are retried; its messages about keys are not passed on", async () => {
  await configuredInstance();
  const body = payment(lines, { idempotencyKey: "in-bad-weather" });
  stripe.failNext("hang up", { status: 500, error: { type: "api_error" } });
  expect((await post(POST, { body })).status).toBe(200);
  expect(await db.order.count()).toBe(1);

  const refusals = [
    { status: 401, error: { type: "invalid_request_error", message: "Invalid API Key: sk_test_of****" } },
    { status: 402, error: { type: "card_error", message: "sk_test_of****" } },
  ];
  for (const [index, refusal] of refusals.entries()) {
    stripe.failNext(refusal);
    const answer = await post(POST, { body: payment(lines, { idempotencyKey: `refused-${index}` }) });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([503, expect.not.stringContaining("sk_")]);
  }
  const email = { type: "invalid_request_error", param: "receipt_email", message: "Invalid email" };
  stripe.failNext({ status: 400, error: email });
  const refused = await post(POST, { body: payment(lines, { idempotencyKey: "refused-email" }) });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["email"]]);
  expect(await db.order.count({ where: { payment: "paid" } })).toBe(0);
});

test("a guest without an email pays an order by its key alone, and gets no receipt by email", async () => {
  await configuredInstance();
  const terms = { ...demoTerms, asksContact: true, orderKinds: ["table"] };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  await db.voucher.create({
    data: {
      id: "once",
      restaurantId: "order1",
      code: "ONCE",
      currency: "USD",
      kind: "amount",
      value: 100,
      maxUses: 1,
    },
  });
  const { email: _, ...unreachable } = payment([{ id: "zobo", quantity: 3 }]);
  // 11.97 without 1.00, with 10 % tax.
  const cart = { ...unreachable, amount: 1097 + 110, kind: "table", tableName: "7", voucher: "once" };
  const { status, body } = await post(POST, { body: cart });
  expect([status, body.fields]).toMatchObject([422, { idempotencyKey: expect.any(String) }]);
  const named = { ...cart, idempotencyKey: "at-table-seven" };
  const first = await post(POST, { body: named });
  expect([first.status, first.body.order.totalCents]).toEqual([200, cart.amount]);
  expect((await post(POST, { body: named })).body).toEqual(first.body);
  expect((await post(POST, { body: { ...cart, orderId: first.body.orderId } })).body).toEqual(first.body);
  const other = await post(POST, { body: { ...cart, idempotencyKey: "at-table-eight" } });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ["voucher"]]);
  expect(stripe.created.at(-1)?.form.has("receipt_email")).toBe(false);
});

test("an order that is paid by card keeps its time and the location of its guest, also while the restaurant is closed", async () => {
  await configuredInstance();
  const zone = {
    id: "near",
    label: "Near",
    postcodes: [],
    radiusKm: 5,
    fee: 250,
    minimum: 0,
    freeFrom: null,
  };
  const terms = {
    ...demoTerms,
    asksContact: true,
    zones: [zone],
    deliveryPoint: { latitude: 52.52, longitude: 13.4 },
  };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const week = Array.from({ length: 7 }, () => []);
  const slots = { ...noSlots, takesLater: true, takesLaterWhileClosed: true, maxOrders: 5 };
  const exceptions = [
    { id: "one", from: tomorrow, to: tomorrow, yearly: false, spans: [{ from: 600, to: 1200 }], message: "" },
  ];
  await db.hours.create({ data: { restaurantId: "order1", content: { week, exceptions, slots } } });
  const dueAt = `${tomorrow}T15:00:00.000Z`;
  const { amount } = payment([{ id: "zobo", quantity: 1 }]);
  const given = {
    kind: "delivery",
    name: "Gil",
    phone: "030 1234567",
    street: "Mill Lane 1",
    locality: "Berlin",
    point: { latitude: 52.53, longitude: 13.41 },
    dueAt,
    amount: amount - demoTerms.deliveryFee + zone.fee,
    restaurantId: "order1",
    idempotencyKey: "paid-for-later",
  };
  const { status, body } = await post(POST, { body: payment([{ id: "zobo", quantity: 1 }], given) });
  expect([status, body.error]).toEqual([200, undefined]);
  const order = await db.order.findUniqueOrThrow({ where: { id: body.orderId }, include: { hold: true } });
  expect(order).toMatchObject({ dueAt: new Date(dueAt), deliveryCents: 250, totalCents: given.amount });
  expect(order.hold).toMatchObject({ slotAt: new Date(dueAt), freedAt: null });
  expect(order.hold?.expiresAt).not.toBeNull();
});
