import { expect, test } from "@jest/globals";
import { POST as cancel } from "@/app/api/orders/[id]/cancel/route";
import { POST as changeOrder } from "@/app/api/orders/[id]/changes/route";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { POST as listTimes } from "@/app/api/orders/times/route";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { post } from "@/tests/support/api/request";
import { at, NOON, setUpSlots, week } from "@/tests/support/orders/slots";

const { itIs, token, saveSlots, order, times, use, orders } = setUpSlots();

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
    token: token(),
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
    "19:00 is full. Free times are 18:30, 18:45 and 19:15. Nothing was ordered.",
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
    "The kitchen is full just now. Free times are 18:30, 18:45 and 19:00. Nothing was ordered.",
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
  await post(setStatus, { token: token(), params, body: { status: "new", expected: "cancelled" } });
  expect(await use()).toEqual([{ slotAt: new Date(at("19:00")), units: 6, orders: 2 }]);
});
