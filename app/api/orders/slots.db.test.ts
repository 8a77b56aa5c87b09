import { beforeEach, describe, expect, test } from "@jest/globals";
import { PUT as putHours } from "@/app/api/hours/[id]/route";
import { POST as cancel } from "@/app/api/orders/[id]/cancel/route";
import { POST as changeOrder } from "@/app/api/orders/[id]/changes/route";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as placeAtTill } from "@/app/api/orders/staff/route";
import { POST as listTimes } from "@/app/api/orders/times/route";
import { freeExpiredHolds } from "@/lib/orders/slots/hold.server";
import type { OrderTimes } from "@/lib/orders/slots/schema";
import { markPaid } from "@/lib/payments/settle.server";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { noSlots, type SlotRules } from "@/lib/restaurants/hours/slot-rules";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();
const itIs = setUpClock();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

/** A Thursday, in the zone of the tests, UTC. */
const NOON = "2026-11-26T12:00:00Z";
const at = (time: string, day = "2026-11-26") => `${day}T${time}:00.000Z`;

/** Open from 11:30 to 14:00 and from 18:00 to 22:00 on each day. */
const week = Array.from({ length: 7 }, () => [
  { from: 690, to: 840 },
  { from: 1080, to: 1320 },
]);

async function saveSlots(slots: Partial<SlotRules>, hours: Partial<Hours> = {}) {
  const body = { ...alwaysOpen, week, ...hours, slots: { ...noSlots, ...slots } };
  const { status } = await send(putHours, "PUT", {
    token,
    params: { id: "order1" },
    body,
    headers: { "If-Match": "*" },
  });
  expect(status).toBe(200);
}

let count = 0;
const order = (more: object = {}, quantity = 1) =>
  post(placeOrder, {
    body: {
      restaurantId: "order1",
      name: "Gil",
      email: "gil@example.com",
      dishes: [{ id: "zobo", quantity }],
      idempotencyKey: `slots-${++count}-key`,
      ...more,
    },
  });

async function times(quantity = 1): Promise<OrderTimes> {
  const { status, body } = await post(listTimes, {
    body: { restaurantId: "order1", dishes: [{ id: "zobo", quantity }] },
  });
  expect(status).toBe(200);
  return body;
}

const use = () =>
  db.slotUse.findMany({
    where: { orders: { gt: 0 } },
    orderBy: { slotAt: "asc" },
    select: { slotAt: true, units: true, orders: true },
  });
const orders = () => db.order.count();

describe("times", () => {
  test("are offered by the grid from when the first order can be ready until closing, on the days of the horizon", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, gridMinutes: 30, horizonDays: 1 });
    const { soon, reason, days } = await times();
    expect(soon).toEqual({ text: "in about 20 minutes" });
    expect(reason).toBe("");
    expect(days.map(({ label }) => label)).toEqual(["Today", "Tomorrow"]);
    expect(days[0]?.times.map(({ text }) => text)).toEqual([
      ...["12:30", "13:00", "13:30", "14:00"],
      ...["18:30", "19:00", "19:30", "20:00", "20:30", "21:00", "21:30", "22:00"],
    ]);
    expect(days[1]?.times[0]).toEqual({ at: at("12:00", "2026-11-27"), text: "12:00", isFree: true });
  });

  test("end so that the last order can still be cooked", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, horizonDays: 0 }, { lastOrder: "minutes", lastOrderMinutes: 60 });
    const { days } = await times();
    expect(days[0]?.times.at(-1)?.text).toBe("21:15");
  });

  test("an order keeps its chosen time, and is accepted for it", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true });
    const { status, body } = await order({ dueAt: at("19:00") });
    expect([status, body.order.dueAt]).toEqual([200, at("19:00")]);
    const accepted = await post(setStatus, {
      token,
      params: { id: body.order.id },
      body: { status: "preparing", expected: "new" },
    });
    expect(accepted.body.order.promisedAt).toBe(at("19:00"));
  });

  test.each([
    ["a time that is over", at("11:45"), "11:45 is over. Free times are 12:30, 12:45, and 13:00."],
    ["a time off the grid", at("19:01"), "19:01 is not offered. Free times are 18:45, 19:00, and 19:15."],
    ["a time between two openings", at("16:00"), "16:00 is not offered."],
    ["a time beyond the horizon", at("19:00", "2026-12-24"), "Thursday 24 December at 19:00 is not offered."],
  ])("%s is refused with others, and nothing is stored", async (_, dueAt, words) => {
    itIs(NOON);
    await saveSlots({ takesLater: true, horizonDays: 2 });
    const { status, body } = await order({ dueAt });
    expect([status, await orders()]).toEqual([409, 0]);
    expect(body.error).toContain(words);
    expect(body.error).toMatch(/Nothing was ordered\.$/);
    expect(body.fields.dueAt).toBeTruthy();
  });

  test("a restaurant that takes orders for now only refuses a time", async () => {
    itIs(NOON);
    await saveSlots({});
    expect((await times()).days).toEqual([]);
    const { status, body } = await order({ dueAt: at("19:00") });
    expect([status, body.error]).toEqual([
      409,
      "This restaurant takes orders for now only. Nothing was ordered.",
    ]);
    expect((await order({ dueAt: "tomorrow" })).status).toBe(422);
  });

  test("while it is closed, orders are taken for later only, where the owner allows it", async () => {
    itIs(at("16:00"));
    await saveSlots({ takesLater: true });
    expect((await order({ dueAt: at("19:00") })).status).toBe(409);
    expect((await times()).days).toEqual([]);
    await saveSlots({ takesLater: true, takesLaterWhileClosed: true });
    expect((await order()).status).toBe(409);
    expect((await order({ dueAt: at("19:00") })).status).toBe(200);
    expect((await times()).soon).toBeNull();
  });

  test("the staff may choose any time of the next weeks", async () => {
    itIs(at("16:00"));
    await saveSlots({ maxOrders: 1 });
    const staff = (dueAt: string) =>
      post(placeAtTill, {
        token,
        body: {
          restaurantId: "order1",
          kind: "delivery",
          phone: "030 1234567",
          street: "Main Street 1",
          locality: "Lagos",
          dishes: [{ id: "zobo", quantity: 1 }],
          dueAt,
          idempotencyKey: `slots-${++count}-key`,
        },
      });
    const first = await staff(at("19:07"));
    expect(first.body).toMatchObject({ order: { dueAt: at("19:07") } });
    expect((await staff(at("19:07"))).status).toBe(200);
    expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 2, orders: 2 }]);
    expect((await staff(at("15:00"))).status).toBe(422);
    expect((await staff(at("15:00", "2027-06-01"))).status).toBe(422);
    // A time beyond those that guests see is counted for itself.
    expect((await staff(at("15:00", "2027-01-10"))).status).toBe(200);
    expect((await use()).at(-1)).toEqual({
      slotAt: new Date(at("15:00", "2027-01-10")),
      units: 1,
      orders: 1,
    });
  });
});

describe("capacity", () => {
  test("the orders of the last minutes before closing share the last time", async () => {
    itIs(at("13:50"));
    await saveSlots({ maxOrders: 1 });
    expect((await order()).status).toBe(200);
    expect(await use()).toEqual([{ slotAt: new Date(at("14:00")), units: 1, orders: 1 }]);
    expect((await order()).status).toBe(409);
  });

  test("kinds of order that open at different times share the kitchen", async () => {
    itIs(NOON);
    const pickup = week.map(() => [{ from: 705, to: 1320 }]);
    await saveSlots({ takesLater: true, maxOrders: 1, gridMinutes: 30 }, { kinds: { pickup } });
    const terms = { ...demoTerms, orderKinds: ["delivery", "pickup"] };
    await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
    expect((await order({ dueAt: at("19:00") })).status).toBe(200);
    expect((await order({ kind: "pickup", dueAt: at("19:15") })).status).toBe(409);
  });

  test("a change of the dishes of an order changes its share", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, maxUnits: 10 });
    const { body } = await order({ dueAt: at("19:00"), dishes: [{ id: "zobo", quantity: 2 }] });
    await db.order.update({ where: { id: body.order.id }, data: { payment: "onHandover" } });
    const changed = await post(changeOrder, {
      token,
      params: { id: body.order.id },
      body: { shownChanges: 0, added: [{ id: "zobo", quantity: 3 }], idempotencyKey: "change-of-slots" },
    });
    expect(changed.status).toBe(200);
    expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 5, orders: 1 }]);
  });

  test("dishes and categories may have any id", async () => {
    itIs(NOON);
    await saveSlots({ maxUnits: 5 });
    await db.category.create({
      data: { restaurantId: "order1", id: "constructor", label: "Odd", position: 9 },
    });
    await db.dish.updateMany({ where: { id: "zobo" }, data: { categoryId: "constructor" } });
    await post(listTimes, { body: { restaurantId: "order1", dishes: [] } });
    expect((await order()).status).toBe(200);
  });

  test("counts the effort of dishes; an order as soon as possible moves to the next time with room", async () => {
    itIs(NOON);
    await saveSlots({ maxUnits: 5, dishUnits: { zobo: 2 } });
    expect((await order({}, 2)).status).toBe(200);
    expect((await times()).soon).toEqual({ text: "at about 12:45" });
    expect((await order()).status).toBe(200);
    expect(await use()).toEqual([
      { slotAt: new Date(at("12:30")), units: 4, orders: 1 },
      { slotAt: new Date(at("12:45")), units: 2, orders: 1 },
    ]);
  });

  test("an order that fits no time is refused at once", async () => {
    itIs(NOON);
    await saveSlots({ maxUnits: 5 });
    const { status, body } = await order({}, 6);
    expect([status, await orders()]).toEqual([409, 0]);
    expect(body.error).toContain("more than the kitchen can cook for one time");
  });

  test("a full time is refused with free ones, and shown as full", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, maxOrders: 1 });
    expect((await order({ dueAt: at("19:00") })).status).toBe(200);
    const { status, body } = await order({ dueAt: at("19:00") });
    expect([status, body.error]).toEqual([
      409,
      "19:00 is full. Free times are 18:30, 18:45, and 19:15. Nothing was ordered.",
    ]);
    const shown = (await times()).days[0]?.times.find(({ text }) => text === "19:00");
    expect(shown?.isFree).toBe(false);
  });

  test("a full kitchen takes no orders for now, and names other times", async () => {
    itIs(at("13:20"));
    await saveSlots({ takesLater: true, maxOrders: 1 });
    for (const _ of [1, 2]) expect((await order()).status).toBe(200);
    const { status, body } = await order();
    expect([status, body.error]).toEqual([
      409,
      "The kitchen is full just now. Free times are 18:30, 18:45, and 19:00. Nothing was ordered.",
    ]);
  });

  test("of 40 guests at once for a capacity of 4, 4 get the time, also if each sends twice", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, maxUnits: 4 });
    const sent = Array.from({ length: 40 }, (_, index) =>
      [0, 1].map(() => order({ dueAt: at("19:00"), idempotencyKey: `guest-${index}-key` })),
    );
    const answers = await Promise.all(sent.flat());
    const placed = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.order.id));
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toHaveLength(8);
    expect([placed.size, await orders()]).toEqual([4, 4]);
    expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 4, orders: 4 }]);
  });

  test("of 40 guests at once as soon as possible, each time gets as many as it has room for", async () => {
    itIs(NOON);
    await saveSlots({ maxOrders: 5 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => order()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(35);
    expect((await use()).map((one) => one.orders)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  test("a cancelled order frees its time, once, and takes it again when that is undone", async () => {
    itIs(NOON);
    await saveSlots({ takesLater: true, maxOrders: 2, dishUnits: { zobo: 3 } });
    const { body } = await order({ dueAt: at("19:00") });
    await order({ dueAt: at("19:00") });
    const params = { id: body.order.id };
    expect((await post(cancel, { params })).status).toBe(200);
    expect((await post(cancel, { params })).status).toBe(409);
    expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 3, orders: 1 }]);
    await post(setStatus, { token, params, body: { status: "new", expected: "cancelled" } });
    expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 6, orders: 2 }]);
  });
});

describe("holds", () => {
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
});
