import { expect, test } from "@jest/globals";
import { freeExpiredHolds } from "@/lib/orders/slots/hold.server";
import { markPaid } from "@/lib/payments/settle.server";
import { db } from "@/lib/platform/db/client";
import { at, NOON, setUpSlots } from "@/tests/support/orders/slots";

const { itIs, saveSlots, order, use } = setUpSlots();

async function unpaidOrder(dueAt = at("19:00")) {
  const { body } = await order({ dueAt });
  const { id } = body.order;
  await db.order.update({ where: { id }, data: { payment: "pending" } });
  await db.hold.update({ where: { orderId: id }, data: { expiresAt: new Date(0) } });
  return id as string;
}

test("an order that isn’t paid in time frees its time, as somebody else wants it", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, maxOrders: 1 });
  await unpaidOrder();
  expect((await order({ dueAt: at("19:00") })).status).toBe(200);
  expect((await use()).map((one) => one.orders)).toEqual([1]);
  expect(await freeExpiredHolds()).toBe(0);
});

const pay = async (orderId: string) => {
  const { totalCents } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const report = { intentId: `pi_${orderId}`, orderId, amount: totalCents, currency: "usd" };
  await db.$transaction((transaction) => markPaid(transaction, report));
  const { status, payment, refund, cancelReason } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
  });
  return { status, payment, refund, cancelReason };
};

test("a payment after its end is honoured if there is still room", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, maxOrders: 1 });
  const id = await unpaidOrder();
  expect(await freeExpiredHolds()).toBe(1);
  expect(await use()).toEqual([]);
  expect(await pay(id)).toEqual({ status: "new", payment: "paid", refund: null, cancelReason: "" });
  expect((await use()).map((one) => one.orders)).toEqual([1]);
  expect((await order({ dueAt: at("19:00") })).status).toBe(409);
});

test("a payment after others have taken its time is given back, and the order says why", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, maxOrders: 1 });
  const id = await unpaidOrder();
  await order({ dueAt: at("19:00") });
  const paid = await pay(id);
  expect(await db.auditEntry.count({ where: { action: "orders:status", targetId: id } })).toBe(1);
  expect(paid).toEqual({
    status: "cancelled",
    payment: "paid",
    refund: "due",
    cancelReason: "Your payment arrived after the time of your order had been given to others.",
  });
  expect((await use()).map((one) => one.orders)).toEqual([1]);
});

test("a payment after the chosen time is given back", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, maxOrders: 1 });
  const id = await unpaidOrder();
  expect(await freeExpiredHolds()).toBe(1);
  itIs(at("19:01"));
  expect(await pay(id)).toMatchObject({ status: "cancelled", refund: "due" });
});

test("a paid order no longer expires", async () => {
  itIs(NOON);
  await saveSlots({ takesLater: true, maxOrders: 1 });
  const id = await unpaidOrder();
  expect(await pay(id)).toMatchObject({ status: "new", payment: "paid" });
  expect(await db.hold.findUniqueOrThrow({ where: { orderId: id } })).toMatchObject({
    expiresAt: null,
    freedAt: null,
  });
});

test.each(["paid", "processing", "onHandover"] as const)(
  "an order that is %s keeps its time",
  async (payment) => {
    itIs(NOON);
    await saveSlots({ takesLater: true, maxOrders: 1 });
    const id = await unpaidOrder();
    await db.order.update({ where: { id }, data: { payment } });
    expect(await freeExpiredHolds()).toBe(0);
    expect((await order({ dueAt: at("19:00") })).status).toBe(409);
  },
);
