import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { recordChange } from "@/lib/audit/record.server";
import { cancelUnaccepted } from "@/lib/payments/unaccepted.server";
import { db } from "@/lib/platform/db/client";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as CANCEL } from "../cancel/route";
import { POST as PROMISE } from "../promise/route";
import { GET } from "../route";
import { POST } from "./route";

setUpTestDatabase();

const stripe = setUpFakeStripe();
let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const step = (id: string, body: object) => post(POST, { token, params: { id }, body });
const accept = (id: string, more: object = {}) => step(id, { status: "preparing", expected: "new", ...more });
const asGuest = async (id: string) => (await get(GET, { params: { id } })).body.order;
const minutesFromNow = (moment: string) => (Date.parse(moment) - Date.now()) / 60_000;
const given = () => [...stripe.refunds.values()].map(({ amount }) => amount);

test("an accepted order promises its guest a time, which the kitchen can change", async () => {
  const { id } = await placedOrder();
  expect((await accept(id, { readyInMinutes: 25 })).status).toBe(200);
  const order = await asGuest(id);
  expect(Math.round(minutesFromNow(order.promisedAt))).toBe(25);
  expect(minutesFromNow(order.acceptedAt)).toBeCloseTo(0, 0);
  const later = await post(PROMISE, { token, params: { id }, body: { readyInMinutes: 40 } });
  expect(Math.round(minutesFromNow(later.body.order.promisedAt))).toBe(40);
  await step(id, { status: "ready", expected: "preparing" });
  expect(minutesFromNow((await asGuest(id)).readyAt)).toBeCloseTo(0, 0);
  const tooLate = await post(PROMISE, { token, params: { id }, body: { readyInMinutes: 40 } });
  expect([tooLate.status, tooLate.body.error]).toEqual([409, expect.stringContaining("it is ready")]);
});

test("an order that is new again has no time any more", async () => {
  const { id } = await placedOrder();
  await accept(id, { readyInMinutes: 25 });
  await step(id, { status: "new", expected: "preparing" });
  const order = await asGuest(id);
  expect([order.acceptedAt, order.promisedAt]).toEqual([undefined, undefined]);
  await accept(id);
  expect((await asGuest(id)).acceptedAt).toBeDefined();
});

test.each([
  [{ readyInMinutes: 0 }, "readyInMinutes"],
  [{ readyInMinutes: 241 }, "readyInMinutes"],
  [{ readyInMinutes: 2.5 }, "readyInMinutes"],
  [{ reason: "We are closing" }, "reason"],
  [{ status: "cancelled", readyInMinutes: 10 }, "readyInMinutes"],
])("a step with %p is refused at %s, and changes nothing", async (more, field) => {
  const { id } = await placedOrder();
  const { status, body } = await accept(id, more);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect((await asGuest(id)).status).toBe("new");
});

test("a rejected order gives its guest the reason, and reopening removes it", async () => {
  const { id } = await placedOrder();
  await step(id, { status: "cancelled", expected: "new", reason: "We are closing" });
  expect(await asGuest(id)).toMatchObject({ cancelledBy: "restaurant", cancelReason: "We are closing" });
  await step(id, { status: "new", expected: "cancelled" });
  expect((await asGuest(id)).cancelledBy).toBeUndefined();
});

test("a guest cancels an order before it is accepted, and gets the money back", async () => {
  const id = await orderWithPayment(stripe, "paid");
  const { status, body } = await post(CANCEL, { params: { id } });
  expect([status, body.order.status, body.order.cancelledBy]).toEqual([200, "cancelled", "guest"]);
  expect([body.order.refund, given()]).toEqual(["done", [TOTAL]]);
  const again = await post(CANCEL, { params: { id } });
  expect([again.status, again.body.error]).toEqual([409, "This order is cancelled already."]);
  expect(given()).toEqual([TOTAL]);
});

test("a guest can’t cancel an accepted order", async () => {
  const id = await orderWithPayment(stripe, "paid");
  await accept(id);
  const { status, body } = await post(CANCEL, { params: { id } });
  expect([status, body.error]).toEqual([409, expect.stringContaining("has just accepted")]);
  expect([(await asGuest(id)).status, given()]).toEqual(["preparing", []]);
  expect((await post(CANCEL, { params: { id: "unknown-order-of-22-chars" } })).status).toBe(404);
});

test("a guest can’t cancel an order that is paid at the counter", async () => {
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { isPaidAtCounter: true, payment: "onHandover" } });
  const { status, body } = await post(CANCEL, { params: { id } });
  expect([status, body.error]).toEqual([409, expect.stringContaining("paid at the counter")]);
});

const age = (id: string, minutes: number) =>
  db.order.update({ where: { id }, data: { updatedAt: new Date(Date.now() - minutes * 60_000) } });
const limitTo = (acceptWithinMinutes: number, acceptFrom = new Date(0)) =>
  db.configuration.update({ where: { id: 1 }, data: { acceptWithinMinutes, acceptFrom } });

test("an order that nobody accepts is cancelled after the limit, with the money back", async () => {
  const paid = await orderWithPayment(stripe, "paid");
  const { id: recent } = await placedOrder();
  const { id: unpaid } = await placedOrder();
  const { id: byStaff } = await placedOrder();
  const { id: accepted } = await placedOrder();
  await accept(accepted);
  await db.order.update({ where: { id: unpaid }, data: { payment: "pending" } });
  await db.order.update({ where: { id: byStaff }, data: { placedBy: "owner@example.com" } });
  for (const id of [paid, unpaid, byStaff, accepted]) await age(id, 6);
  await age(recent, 4);
  await cancelUnaccepted();
  expect((await asGuest(paid)).status).toBe("new");
  await limitTo(5, new Date());
  await cancelUnaccepted();
  expect((await asGuest(paid)).status).toBe("new");
  await limitTo(5);
  await cancelUnaccepted(new Date(Date.now() - 4 * 60_000));
  expect((await asGuest(paid)).status).toBe("new");
  await Promise.all([cancelUnaccepted(), cancelUnaccepted()]);
  expect(await asGuest(paid)).toMatchObject({ status: "cancelled", cancelledBy: "timeout", refund: "done" });
  expect(given()).toEqual([TOTAL]);
  for (const id of [recent, unpaid, byStaff]) expect((await asGuest(id)).status).toBe("new");
  expect((await asGuest(accepted)).status).toBe("preparing");
  expect(
    await db.auditEntry.count({ where: { action: "orders:status", targetId: paid, actor: "system" } }),
  ).toBe(1);
});

test("an order for later is cancelled once the kitchen has had its time from an hour before on, while it was open", async () => {
  const day = 86_400_000;
  const id = await orderWithPayment(stripe, "paid");
  await db.$executeRaw`
    UPDATE "Order" SET "createdAt" = now() - interval '2 days', "updatedAt" = now() - interval '2 days' WHERE "id" = ${id}`;
  const dueIn = (minutes: number) =>
    db.$executeRaw`UPDATE "Order" SET "dueAt" = now() + make_interval(mins => ${minutes}::int) WHERE "id" = ${id}`;
  await limitTo(5);
  for (const minutes of [24 * 60, 58]) {
    await dueIn(minutes);
    await cancelUnaccepted();
    expect((await asGuest(id)).status).toBe("new");
  }
  const minute = Math.floor((Date.now() % day) / 60_000);
  const from = Math.max(0, minute - 2);
  const week = Array.from({ length: 7 }, () => [{ from, to: from + 1380 }]);
  await db.hours.create({ data: { restaurantId: "order1", content: { week } } });
  invalidate(["Hours"]);
  await dueIn(30);
  await cancelUnaccepted();
  expect((await asGuest(id)).status).toBe("new");
  await db.hours.delete({ where: { restaurantId: "order1" } });
  invalidate(["Hours"]);
  await cancelUnaccepted();
  expect(await asGuest(id)).toMatchObject({ status: "cancelled", cancelledBy: "timeout" });
});

test("an order from before a restore of a backup is not cancelled", async () => {
  const { id } = await placedOrder();
  await age(id, 6);
  await limitTo(5);
  await db.$transaction((transaction) => recordChange(transaction, { action: "backups:restore" }));
  await cancelUnaccepted();
  expect((await asGuest(id)).status).toBe("new");
});
