import { beforeEach, expect, test } from "@jest/globals";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as placeByStaff } from "@/app/api/orders/staff/route";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { noSlots, type SlotRules } from "@/lib/restaurants/hours/slot-rules";
import type { MenuContent } from "@/lib/restaurants/schema";
import { simulateOrders } from "@/lib/simulation/server";

import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { takeReservations } from "@/tests/support/reservations/reservations";
import { choose, large } from "@/tests/support/restaurants/pizzeria";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { variedMenu } from "@/tests/support/simulation/varied-menu";
import { openTable } from "@/tests/support/tables/tables";

setUpTestDatabase();

let token: string;
let restaurantId: string;
let menu: MenuContent;
let count = 0;

beforeEach(async () => {
  token = await configuredInstance();
  restaurantId = (await callRoute("POST /menus", { token, body: { name: "Varied" } })).body.restaurant.id;
  menu = variedMenu("varied");
  await publishMenu(token, restaurantId, menu);
  for (const voucher of [
    { code: "TENTH", kind: "percent", value: 1050 },
    { code: "FIVER", kind: "amount", value: 500, minimumCents: 1000 },
  ] as const)
    await callRoute("POST /vouchers", { token, body: { restaurantId, ...voucher } });
});

const address = { phone: "+49 30 123456", street: "Main Street 1", locality: "Berlin" };
const dish = (id: string, quantity = 1, more: object = {}) => ({ id, quantity, ...more });
const lunch = (...chosen: object[]) => dish("lunch", 2, { chosen: [choose("main", "burger"), ...chosen] });
const halves = dish("half", 1, {
  chosen: [
    choose("halves", "Left", {
      chosen: [choose("toppings", "Ham"), choose("toppings", "Olives", { quantity: 2 })],
    }),
    choose("halves", "Right"),
  ],
});

async function place(order: object, route = placeOrder): Promise<string> {
  const key = `simulated-${++count}`;
  const given = { restaurantId, kind: "pickup", name: "Ada", ...address, idempotencyKey: key, ...order };
  const { status, body } = await post(route, { token, body: given });
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body.order.id;
}
const deliver = (postalCode: string, order: object) => place({ kind: "delivery", postalCode, ...order });

/** Orders of every kind: options, combos, vouchers, tips, zones, rates of tax, guests and staff. */
async function placeVaried(): Promise<number> {
  const before = await db.order.count();
  await place({ dishes: [dish("burger", 3), dish("cola")] });
  await place({ dishes: [dish("pizza", 3, { chosen: large })], tipCents: 333, pays: "onHandover" });
  await place({ dishes: [halves, dish("book", 2)], voucher: "tenth" });
  await place({ dishes: [lunch(choose("drink", "cola", { quantity: 2 }))], voucher: "FIVER", tipCents: 7 });
  await place({
    kind: "table",
    tableName: "4",
    dishes: [dish("wine", 5), dish("salad"), lunch(choose("drink", "water"))],
  });
  await deliver("10243", {
    dishes: [lunch(choose("drink", "cola")), dish("book")],
    voucher: "TENTH",
    tipCents: 250,
  });
  await deliver("10115", { dishes: [dish("burger", 4)] });
  await deliver("10999", { dishes: [dish("salad", 2)], pays: "onHandover" });
  await place({ kind: "delivery", postalCode: "99999", dishes: [dish("cola")] }, placeByStaff);
  await place({ dishes: [dish("water", 2)], voucher: "tenth", isPaid: true }, placeByStaff);
  await place({ dishes: [dish("burger")], voucher: "TENTH" });
  return (await db.order.count()) - before;
}

const simulate = (body: { menu?: MenuContent; hours?: Hours } = {}, more: { token?: string } = {}) =>
  callRoute("POST /simulation/{id}", { token, params: { id: restaurantId }, body, ...more });

const withRestaurant = (change: Partial<MenuContent["restaurant"]>): MenuContent => ({
  ...menu,
  restaurant: { ...menu.restaurant, ...change },
});

/** Sets the moment at which an order was placed. */
const placedAt = (id: string, moment: string) =>
  db.$executeRaw`UPDATE "Order" SET "createdAt" = ${new Date(moment)} WHERE "id" = ${id}`;

test("with nothing changed every stored amount is reproduced exactly", async () => {
  const orders = await placeVaried();
  const { _sum: sum } = await db.order.aggregate({ _sum: { totalCents: true, taxCents: true } });
  const turnover = {
    currency: "EUR",
    orders,
    beforeCents: sum.totalCents,
    afterCents: sum.totalCents,
    beforeTaxCents: sum.taxCents,
    afterTaxCents: sum.taxCents,
    changeBasisPoints: 0,
  };
  const nothing = {
    orders,
    left: 0,
    reproduced: orders,
    repriced: 0,
    notComparable: 0,
    refusedOrders: 0,
    changedTotals: 0,
    postponed: 0,
    refused: [],
    turnover: [turnover],
    fullTimes: [],
  };
  for (const draft of [{}, { menu }, { hours: alwaysOpen }, { menu, hours: alwaysOpen }]) {
    const { status, body } = await simulate(draft);
    expect([status, body]).toMatchObject([200, nothing]);
  }
});

test("of the orders of a sitting, a draft’s fee of the table is added to the first one alone", async () => {
  menu = withRestaurant({ tableFee: 150 });
  await publishMenu(token, restaurantId, menu);
  await takeReservations({ tableOrders: "typed" }, restaurantId);
  await openTable(`${restaurantId}/two/1`);
  const atTable = { kind: "table", tableName: "Window 1", dishes: [dish("cola")] };
  for (const _ of ["first", "later"]) await place(atTable, placeByStaff);
  const fees = await db.order.findMany({ select: { deliveryCents: true }, orderBy: { number: "asc" } });
  expect(fees).toEqual([{ deliveryCents: 150 }, { deliveryCents: 0 }]);
  expect((await simulate()).body).toMatchObject({ orders: 2, reproduced: 2, refusedOrders: 0 });
  const { changedTotals, turnover } = (await simulate({ menu: withRestaurant({ tableFee: 250 }) })).body;
  const [{ beforeCents = 0, afterCents = 0 } = {}] = turnover ?? [];
  expect([changedTotals, afterCents - beforeCents]).toEqual([1, 100]);
});

test("cancelled and unpaid orders, those of others and those older than 30 days aren’t run", async () => {
  const kept = await place({ dishes: [dish("burger")] });
  const cancelled = await place({ dishes: [dish("burger")] });
  await db.order.update({ where: { id: cancelled }, data: { status: "cancelled" } });
  const unpaid = await place({ dishes: [dish("burger")] });
  await db.order.update({ where: { id: unpaid }, data: { payment: "failed" } });
  await place({ restaurantId: "order1", kind: "delivery", email: "ada@example.com", dishes: [dish("zobo")] });
  const old = await place({ dishes: [dish("burger")] });
  await placedAt(old, new Date(Date.now() - 31 * 86_400_000).toISOString());
  expect((await simulate()).body).toMatchObject({ orders: 1, reproduced: 1 });
  await db.order.delete({ where: { id: kept } });
  expect((await simulate()).body).toMatchObject({ orders: 0, turnover: [] });
});

test("a higher price raises the turnover and its tax", async () => {
  await place({ dishes: [dish("burger", 2)] });
  await place({ dishes: [dish("cola")] });
  const dishes = menu.dishes.map((one) => (one.id === "burger" ? { ...one, priceCents: 1210 } : one));
  const { body } = await simulate({ menu: { ...menu, dishes } });
  const [{ beforeCents, afterCents, beforeTaxCents, afterTaxCents } = {}] = body.turnover;
  expect([beforeCents, afterCents, beforeTaxCents, afterTaxCents]).toEqual([2550, 2770, 200, 214]);
  expect(body).toMatchObject({
    reproduced: 2,
    changedTotals: 1,
    refusedOrders: 0,
    turnover: [{ changeBasisPoints: 863 }],
  });
});

test("orders that need something which a draft takes away are refused with the reason", async () => {
  await placeVaried();
  const reasons = async (draft: Parameters<typeof simulate>[0]) =>
    (await simulate(draft)).body.refused.map(({ reason, orders, examples }) => [
      reason,
      orders,
      examples[0]?.detail,
    ]);
  const without = (id: string) => menu.dishes.filter((one) => one.id !== id);
  const groups = menu.optionGroups.map((group) =>
    group.id === "size" ? { ...group, options: group.options.slice(0, 1) } : group,
  );
  const [near] = menu.restaurant.zones;
  if (!near) throw new Error("There is a zone");
  expect(await reasons({ menu: { ...menu, dishes: without("book") } })).toEqual([["dish", 2, "Cook book"]]);
  expect(await reasons({ menu: { ...menu, optionGroups: groups } })).toEqual([
    ["option", 1, "Pizza: This option is not on the menu any more."],
  ]);
  expect(await reasons({ menu: withRestaurant({ orderKinds: ["pickup", "delivery"] }) })).toEqual([
    ["kind", 1, ""],
  ]);
  expect(await reasons({ menu: withRestaurant({ zones: [near] }) })).toEqual([["zone", 1, "10999"]]);
  expect(
    await reasons({ menu: withRestaurant({ zones: [{ ...near, postcodes: ["10*"], minimum: 4400 }] }) }),
  ).toEqual([["minimum", 2, "10243"]]);
  expect(await reasons({ menu: withRestaurant({ paysOnHandover: false }) })).toEqual([["payment", 2, ""]]);
  expect(await reasons({ menu: withRestaurant({ isOpen: false }) })).toEqual([["restaurant", 11, ""]]);
});

/** Open from 18:00 to 22:00 on each day. */
const evenings = Array.from({ length: 7 }, () => [{ from: 1080, to: 1320 }]);
const hoursWith = (slots: Partial<SlotRules>, more: Partial<Hours> = {}): Hours => ({
  ...alwaysOpen,
  week: evenings,
  ...more,
  slots: { ...noSlots, ...slots },
});

/** 19:00 of the last Friday, by UTC. */
const friday = () => {
  const day = new Date(Date.now() - 86_400_000);
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};

test("hours and capacity refuse orders of the moment at which they were placed", async () => {
  const at = async (time: string, quantity = 1) => {
    const id = await place({ dishes: [dish("burger", quantity)] });
    await placedAt(id, `${friday()}T${time}:00Z`);
  };
  await at("17:59");
  await at("18:20", 4);
  await at("18:21", 5);
  await at("18:22", 3);
  await at("21:59");
  const { body } = await simulate({ hours: hoursWith({}) });
  expect(body.refused).toMatchObject([{ reason: "closed", orders: 1 }]);

  const rules = { maxUnits: 6, gridMinutes: 60, categoryUnits: { food: 2 } } as const;
  const full = await simulate({
    hours: hoursWith(rules, { week: [...evenings.map(() => [{ from: 1080, to: 1140 }])] }),
  });
  expect(full.body.refused).toMatchObject([
    { reason: "closed", orders: 2 },
    { reason: "full", orders: 2 },
  ]);
  expect(full.body.fullTimes).toEqual([{ weekday: 4, time: "19:00", units: 18, orders: 0, times: 1 }]);
});

test("an order that the published menu refuses isn’t compared, and one of another price is counted apart", async () => {
  await place({ dishes: [dish("book")] });
  await place({ dishes: [dish("burger")] });
  await place({ dishes: [dish("cola")] });
  const changed = menu.dishes
    .filter(({ id }) => id !== "book")
    .map((one) => (one.id === "burger" ? { ...one, priceCents: 1200 } : one));
  await publishMenu(token, restaurantId, { ...menu, dishes: changed });
  const { body } = await simulate({ menu: { ...menu, dishes: changed } });
  expect(body).toMatchObject({
    orders: 3,
    reproduced: 1,
    repriced: 1,
    notComparable: 1,
    refusedOrders: 0,
    changedTotals: 0,
    turnover: [{ orders: 2, beforeCents: 1550, afterCents: 1550 }],
  });
});

test("a delivery without a known postcode can be compared with zones by distance if its location is known", async () => {
  await deliver("10999", { dishes: [dish("salad", 2)] });
  const [near] = menu.restaurant.zones;
  if (!near) throw new Error("There is a zone");
  const zones = [near, { ...near, id: "round", postcodes: [], radiusKm: 3 }];
  const deliveryPoint = { latitude: 52.5, longitude: 13.4 };
  const { body } = await simulate({ menu: withRestaurant({ zones, deliveryPoint }) });
  expect(body).toMatchObject({ orders: 1, notComparable: 1, refusedOrders: 0, turnover: [] });

  await db.order.updateMany({ data: { point: { latitude: 52.51, longitude: 13.4 } } });
  const known = await simulate({ menu: withRestaurant({ zones, deliveryPoint }) });
  expect(known.body).toMatchObject({ orders: 1, notComparable: 0, refusedOrders: 0 });
  await db.order.updateMany({ data: { point: { latitude: 53, longitude: 13.4 } } });
  const beyond = await simulate({ menu: withRestaurant({ zones, deliveryPoint }) });
  expect(beyond.body.refused).toMatchObject([{ reason: "zone", orders: 1 }]);
});

test("more orders than the limit leave out the earliest", async () => {
  for (let index = 0; index < 4; index += 1) await place({ dishes: [dish("cola", index + 1)] });
  const signal = new AbortController().signal;
  const summary = await simulateOrders(restaurantId, {}, { signal, limit: 3 });
  expect(summary).toMatchObject({ orders: 3, left: 1, turnover: [{ beforeCents: 350 * (2 + 3 + 4) }] });
});

test("an abandoned run stops, and the next one has its turn", async () => {
  await place({ dishes: [dish("cola")] });
  const left = new AbortController();
  const running = simulateOrders(restaurantId, {}, { signal: left.signal });
  left.abort();
  await expect(running).rejects.toThrow("The request was abandoned.");
  expect((await simulate()).body.orders).toBe(1);
});

test("an editor, who may save drafts, reads shares but neither amounts nor orders", async () => {
  await placeVaried();
  const draft = { menu: withRestaurant({ orderKinds: ["pickup", "delivery"] }) };
  const { token: editor } = await signedInAs("editor");
  const { status, body } = await simulate(draft, { token: editor });
  expect(status).toBe(200);
  expect(body.turnover).toEqual([{ currency: "EUR", orders: 11, changeBasisPoints: expect.any(Number) }]);
  expect(body.refused).toEqual([{ reason: "kind", orders: 1, examples: [] }]);
  for (const role of ["viewer", "kitchen"] as const) {
    const refused = await simulate(draft, { token: (await signedInAs(role)).token });
    expect(refused.status).toBe(403);
  }
});

test("wrong drafts and unknown restaurants are refused with a sentence", async () => {
  const wrong = withRestaurant({ deliveryFee: -1 });
  const { status, body } = await simulate({ menu: wrong });
  expect([status, body.fields]).toEqual([
    422,
    { "menu.restaurant.deliveryFee": "An amount can’t be negative" },
  ]);
  const unknown = await callRoute("POST /simulation/{id}", { token, params: { id: "nothing" }, body: {} });
  expect([unknown.status, unknown.body.error]).toEqual([404, "There is no such restaurant."]);
});
