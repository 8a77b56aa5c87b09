import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { GET as LIST } from "@/app/api/orders/route";
import { POST as PLACE } from "@/app/api/orders/staff/route";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { JOLLOF, oneZobo, setUpChangedOrders, ZOBO } from "@/tests/support/orders/changed-orders";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { signedInAs } from "@/tests/support/setup/instance";
import { POST as SET_STATUS } from "../status/route";

setUpTestDatabase();

const { stripe, token, paid, change, asGuest } = setUpChangedOrders();
let count = 0;

/** Places an order of two zobos at the counter. */
async function unpaid(): Promise<string> {
  const dishes = [{ id: "zobo", quantity: 2 }];
  const body = { restaurantId: "order1", kind: "pickup", dishes, idempotencyKey: `unpaid-${++count}` };
  return (await post(PLACE, { token: token(), body })).body.order.id;
}

test("an order to be paid on handover gets other dishes and another total", async () => {
  const id = await unpaid();
  const first = await change(id, { removed: oneZobo, added: [{ ...JOLLOF, note: "no onions" }] });
  expect(first.status).toBe(200);
  const { lines, subtotalCents, taxCents, totalCents, changes } = first.body.order;
  expect(lines).toMatchObject([
    { id: "zobo", quantity: 1 },
    { id: "jollof-chicken", quantity: 1, note: "no onions" },
  ]);
  expect(totalCents).toBe(subtotalCents + taxCents);
  expect(lines.reduce((sum: number, line: { taxCents: number }) => sum + line.taxCents, 0)).toBe(taxCents);
  const differenceCents = totalCents - 878;
  expect(changes).toEqual([
    {
      at: expect.any(String),
      by: expect.stringContaining("@"),
      removed: [{ name: "Zobo", quantity: 1 }],
      added: [{ name: lines[1].name, quantity: 1 }],
      differenceCents,
    },
  ]);
  const { by: _, ...shown } = changes[0];
  expect(await asGuest(id)).toMatchObject({ totalCents, changes: [shown] });
  const again = await change(id, { removed: [{ position: 1, quantity: 1 }], shownChanges: 1 });
  expect(again.body.order).toMatchObject({ totalCents: ZOBO, lines: [{ id: "zobo" }] });
  expect(again.body.order.changes).toHaveLength(2);
});

test("a dish that stays keeps its discount below the minimum order of the voucher, which stays used", async () => {
  const voucher = {
    restaurantId: "order1",
    code: "TWO",
    currency: "USD",
    kind: "percent",
    value: 1000,
    minimumCents: 700,
  } as const;
  await db.voucher.create({ data: { id: "two", ...voucher } });
  const dishes = [{ id: "zobo", quantity: 2 }];
  const body = {
    restaurantId: "order1",
    kind: "pickup",
    dishes,
    voucher: "TWO",
    idempotencyKey: "with-voucher",
  };
  const { id } = (await post(PLACE, { token: token(), body })).body.order;
  const added = [JOLLOF];
  const { order } = (await change(id, { removed: oneZobo, added })).body;
  expect(order).toMatchObject({ voucherCode: "TWO", discountCents: 40, subtotalCents: 1998 });
  expect(order.lines.map((line: { discountCents?: number }) => line.discountCents)).toEqual([40, undefined]);
  expect(await db.voucher.findFirst()).toMatchObject({ uses: 1 });
});

test("the same key changes an order once, also concurrently", async () => {
  const id = await unpaid();
  const body = { added: [JOLLOF], idempotencyKey: "the-same-change" };
  const answers = await Promise.all([change(id, body), change(id, body), change(id, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await asGuest(id)).lines).toHaveLength(2);
});

test.each([
  ["that is paid on handover", () => unpaid()],
  ["that was paid by card", () => paid()],
])("the key of another change of an order %s is refused", async (_, place) => {
  const id = await place();
  const body = { removed: oneZobo, added: [JOLLOF], idempotencyKey: "the-first-change" };
  const first = await change(id, body);
  expect((await change(id, body)).body.order).toEqual(first.body.order);
  for (const other of [{ added: [] }, { removed: [] }, { added: [{ ...JOLLOF, note: "Hot" }] }]) {
    const refused = await change(id, { ...body, ...other });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "This change was sent before with other contents. Nothing was changed.",
    ]);
  }
  expect((await asGuest(id)).changes).toHaveLength(1);
  expect(first.body.order.changes[0]).not.toHaveProperty("requestHash");
});

test("of two changes that have seen the same order, one is refused", async () => {
  const id = await unpaid();
  const both = await Promise.all([change(id, { added: [JOLLOF] }), change(id, { removed: oneZobo })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ["an unknown line", { removed: [{ position: 7, quantity: 1 }] }, "removed.0.position"],
  ["more than there is", { removed: [{ position: 0, quantity: 3 }] }, "removed.0.quantity"],
  ["all dishes", { removed: [{ position: 0, quantity: 2 }] }, "removed"],
  ["an unknown dish", { added: [{ id: "caviar", quantity: 1 }] }, "added.0.id"],
  ["−1 of a dish", { added: [{ id: "zobo", quantity: -1 }] }, "added.0.quantity"],
  ["nothing", {}, "added"],
])("changing %s is refused", async (_, body, field) => {
  const id = await unpaid();
  const before = await asGuest(id);
  const refused = await change(id, body);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
  expect(await asGuest(id)).toEqual(before);
});

test("an order is not changed by another difference, a sold-out dish, or once it is cancelled", async () => {
  const id = await unpaid();
  expect((await change(id, { added: [JOLLOF], shownDifferenceCents: 1 })).status).toBe(409);
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "jollof-chicken" } });
  expect((await change(id, { added: [JOLLOF] })).status).toBe(409);
  await post(SET_STATUS, { token: token(), params: { id }, body: { status: "cancelled", expected: "new" } });
  const refused = await change(id, { removed: oneZobo });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("cancelled already")]);
  expect((await asGuest(id)).lines).toMatchObject([{ quantity: 2 }]);
});

test("an order gets no more lines than it may be placed with", async () => {
  const id = await unpaid();
  const added = Array.from({ length: 50 }, (_, index) => ({ ...JOLLOF, note: `for guest ${index}` }));
  const refused = await change(id, { added });
  expect([refused.status, refused.body.fields]).toEqual([422, { added: "An order has at most 50 lines" }]);
  const { status, body } = await change(id, { added: added.slice(1) });
  expect([status, body.order.lines.length]).toEqual([200, 50]);
});

test("an order that is still being paid is not changed", async () => {
  const id = await orderWithPayment(stripe);
  const refused = await change(id, { added: [JOLLOF] });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("still open")]);
});

test("a dish is swapped in an order that was paid by card: one is given back, the other ordered", async () => {
  const id = await paid();
  const body = { removed: oneZobo, added: [JOLLOF], idempotencyKey: "swap-a-dish" };
  const { status, body: answer } = await change(id, body);
  expect([status, answer.order]).toMatchObject([200, { totalCents: TOTAL, refundedCents: ZOBO }]);
  const [made] = answer.order.changes;
  const { orders } = (await get(LIST, { token: token() })).body;
  const addition = orders.find(({ number }: { number: number }) => number === made.addition);
  expect(addition).toMatchObject({
    additionTo: answer.order.number,
    payment: "onHandover",
    kind: "delivery",
    deliveryCents: 0,
    lines: [{ id: "jollof-chicken" }],
  });
  expect(made.differenceCents).toBe(addition.totalCents - ZOBO);
  expect((await change(id, body)).body.order.changes).toHaveLength(1);
  expect([await db.order.count(), stripe.refunds.size]).toEqual([2, 1]);
});

test("a change whose answer was lost before it was recorded goes on at its second try", async () => {
  const id = await paid();
  const body = { removed: oneZobo, added: [JOLLOF], idempotencyKey: "swap-a-dish" };
  await change(id, body);
  await db.order.update({ where: { id }, data: { changes: [] } });
  expect((await change(id, body)).body.order.changes).toHaveLength(1);
  expect([await db.order.count(), stripe.refunds.size]).toEqual([2, 1]);
});

test.each([
  ["added", { added: [JOLLOF] }, [2, 0]],
  ["swapped", { removed: oneZobo, added: [JOLLOF] }, [2, 1]],
])("of dishes that several people %s at once in a paid order, one change is made", async (_, body, made) => {
  const id = await paid();
  const answers = await Promise.all([1, 2, 3].map(() => change(id, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect([await db.order.count(), stripe.refunds.size]).toEqual(made);
  expect((await asGuest(id)).changes).toHaveLength(1);
});

test("the kitchen may add dishes to an order paid by card, and take none away", async () => {
  const id = await paid();
  const { token: cook } = await signedInAs("kitchen");
  const refused = await change(id, { removed: oneZobo }, cook);
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("gives money back")]);
  expect((await change(id, { added: [JOLLOF] }, cook)).status).toBe(200);
  expect(stripe.refunds.size).toBe(0);
});
