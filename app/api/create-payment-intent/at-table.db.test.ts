import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { closeSitting } from "@/lib/tables/sittings.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { openTable, serveTables, sitDown, tableTerms, window1 } from "@/tests/support/tables/tables";

setUpTestDatabase();
const stripe = setUpFakeStripe();

beforeEach(async () => {
  await configuredInstance();
});

let count = 0;
const pay = (cookie: string | null, change: object = {}) =>
  callRoute("POST /create-payment-intent", {
    body: {
      restaurantId: "order1",
      kind: "table",
      items: [{ id: "zobo", quantity: 1 }],
      amount: 399,
      currency: "eur",
      email: "",
      idempotencyKey: `paid-at-table-${++count}`,
      ...change,
    },
    ...(cookie && { cookie }),
  });

test("a guest of a free table pays first: the order waits for its payment", async () => {
  await serveTables("paid");
  const { status, body } = await pay(await sitDown(window1));
  expect([status, body.order]).toMatchObject([200, { payment: "pending", tableName: "Window 1" }]);
  expect(stripe.intentOf(body.order?.id ?? "").amount).toBe(399);
});

test("the fee of the table is paid once for a sitting, and a payment that is repeated has the same amount", async () => {
  await serveTables("openedOrPaid");
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...tableTerms, tableFee: 100 } } });
  await openTable(window1);
  const [one, other] = [await sitDown(window1), await sitDown(window1)];
  const first = await pay(one, { amount: 499 });
  expect([first.status, first.body.order?.deliveryCents]).toEqual([200, 100]);
  expect((await pay(one, { amount: 499 })).body.order?.deliveryCents).toBe(100);

  const refused = await pay(other, { amount: 499 });
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining("399")]);
  const key = { idempotencyKey: "later-at-table" };
  const later = await pay(other, { amount: 399, ...key });
  expect([later.status, later.body.order?.deliveryCents]).toEqual([200, 0]);
  await db.order.updateMany({
    where: { id: { not: later.body.order?.id ?? "" } },
    data: { status: "cancelled" },
  });
  expect((await pay(other, { amount: 399, ...key })).body.order?.id).toBe(later.body.order?.id);
});

test("a payment that is repeated without a key is of the same order, also if another phone has ordered since", async () => {
  await serveTables("openedOrPaid");
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...tableTerms, tableFee: 100 } } });
  await openTable(window1);
  const [one, other] = [await sitDown(window1), await sitDown(window1)];
  const withoutKey = { email: "gil@example.com", idempotencyKey: undefined };
  const first = await pay(one, { ...withoutKey, amount: 499 });
  expect([first.status, first.body.order?.deliveryCents]).toEqual([200, 100]);
  expect((await pay(other, { amount: 399 })).body.order?.deliveryCents).toBe(0);

  const again = await pay(one, { ...withoutKey, amount: 499 });
  expect([again.status, again.body.order?.id, again.body.clientSecret]).toEqual([
    200,
    first.body.order?.id,
    first.body.clientSecret,
  ]);
  expect(await db.order.count()).toBe(2);
});

test("without a code, and after the table was closed, nothing is stored and no payment is opened", async () => {
  await serveTables("openedOrPaid");
  const before = stripe.created.length;
  const id = await openTable(window1);
  const cookie = await sitDown(window1);
  await closeSitting(id, "Ada");
  for (const own of [null, cookie, "table_seat=nonsense"]) {
    const { status, body } = await pay(own);
    expect([status, body.error]).toEqual([409, expect.stringMatching(/Nothing was ordered or charged\.$/)]);
  }
  expect([await db.order.count(), stripe.created.length - before]).toEqual([0, 0]);
});
