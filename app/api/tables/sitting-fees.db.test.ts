import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { closeSitting } from "@/lib/tables/sittings.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { someoneWaits } from "@/tests/support/database/someone-waits";
import { configuredInstance } from "@/tests/support/setup/instance";
import {
  openTable,
  orderAtTable,
  seatSeenBy as seat,
  serveTables,
  sitDown,
  tableTerms,
  window1,
  window2,
} from "@/tests/support/tables/tables";

setUpTestDatabase();

const ZOBO = 399;
const FEE = 150;
const zobos = (quantity: number) => ({ dishes: [{ id: "zobo", quantity }] });

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await serveTables();
  const terms = { ...tableTerms, tableFee: FEE, tableMinimum: 2 * ZOBO };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
});

const sums = () =>
  db.order.findMany({
    select: { deliveryCents: true, totalCents: true, isLaterAtTable: true },
    orderBy: { number: "asc" },
  });
const attempts = async () =>
  (await db.rateLimit.findFirst({ where: { key: { startsWith: "order" } } }))?.count ?? 0;
const cancel = (id: string) =>
  db.order.update({ where: { id }, data: { status: "cancelled", cancelledBy: "restaurant" } });

test("fee and minimum of the table hold for the first order of a sitting, of any phone", async () => {
  await openTable(window1);
  const [one, other] = [await sitDown(window1), await sitDown(window1)];
  const small = await orderAtTable(one);
  expect([small.status, small.body.error]).toEqual([422, expect.stringContaining("less than the minimum")]);
  expect((await seat(other)).hasOrders).toBe(false);

  expect((await orderAtTable(one, zobos(2))).status).toBe(200);
  expect([(await seat(one)).hasOrders, (await seat(other)).hasOrders]).toEqual([true, true]);
  expect((await orderAtTable(other, { shownTotalCents: ZOBO })).status).toBe(200);
  expect(await sums()).toEqual([
    { deliveryCents: FEE, totalCents: 2 * ZOBO + FEE, isLaterAtTable: false },
    { deliveryCents: 0, totalCents: ZOBO, isLaterAtTable: true },
  ]);
});

test("they hold again for another table, another sitting, and after the order was cancelled", async () => {
  await openTable(window1);
  const cookie = await sitDown(window1);
  const { order } = (await orderAtTable(cookie, zobos(2))).body;
  await cancel(order.id);
  expect((await seat(cookie)).hasOrders).toBe(false);
  expect((await orderAtTable(cookie)).status).toBe(422);
  expect((await orderAtTable(cookie, zobos(2))).body.order.deliveryCents).toBe(FEE);
  await openTable(window2);
  expect((await orderAtTable(await sitDown(window2), zobos(2))).body.order.deliveryCents).toBe(FEE);
});

test("an order that the guest saw with the fee is refused once another phone has ordered, and none pays it twice", async () => {
  await openTable(window1);
  const phones = [await sitDown(window1), await sitDown(window1), await sitDown(window1)];
  const withFee = 2 * ZOBO + FEE;
  const answers = await Promise.all(
    phones.map((cookie) => orderAtTable(cookie, { ...zobos(2), shownTotalCents: withFee })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error).toBe(
    "The orders of this table have just changed: the total is €7.98 now. Nothing was charged.",
  );
  expect(await sums()).toEqual([{ deliveryCents: FEE, totalCents: withFee, isLaterAtTable: false }]);
});

test("of first orders at once whose guests were shown no total, one has the fee", async () => {
  for (let round = 0; round < 3; round++) {
    await db.order.deleteMany();
    await db.sitting.deleteMany();
    await openTable(window1);
    const cookies = await Promise.all(Array.from({ length: 5 }, () => sitDown(window1)));
    const answers = await Promise.all(cookies.map((cookie) => orderAtTable(cookie, zobos(2))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await attempts()).toBe(5 * (round + 1));
    const fees = (await sums()).map(({ deliveryCents }) => deliveryCents);
    expect(fees.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, FEE]);
  }
});

test("an order that another phone is paying counts for ten minutes, that of the same phone doesn’t", async () => {
  await openTable(window1);
  const [one, other] = [await sitDown(window1), await sitDown(window1)];
  const { id } = (await orderAtTable(one, zobos(2))).body.order;
  await db.order.update({ where: { id }, data: { payment: "pending" } });
  expect([(await seat(one)).hasOrders, (await seat(other)).hasOrders]).toEqual([false, true]);
  await db.order.update({ where: { id }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
  expect((await seat(other)).hasOrders).toBe(false);
  await db.order.update({ where: { id }, data: { payment: "failed", createdAt: new Date() } });
  expect((await seat(other)).hasOrders).toBe(false);
});

const take = (name: string, shownTotalCents: number) =>
  callRoute("POST /orders/staff", {
    token,
    body: {
      restaurantId: "order1",
      kind: "table",
      tableName: " window 1",
      dishes: [{ id: "zobo", quantity: 1 }],
      isPaid: false,
      shownTotalCents,
      idempotencyKey: `staff-takes-${name}`,
    },
  });

test("an order that the staff take is priced by those of its table, as the till shows it", async () => {
  await openTable(window1);
  const state = async () =>
    (await callRoute("GET /tables", { token })).body.restaurants[0]?.tables[0]?.sitting?.hasOrders;
  expect(await state()).toBe(false);
  expect((await take("first", ZOBO + FEE)).status).toBe(200);
  expect(await state()).toBe(true);
  expect((await take("second", ZOBO + FEE)).status).toBe(409);
  expect((await take("second", ZOBO)).status).toBe(200);
  expect(await db.order.count()).toBe(2);
});

test("an order that the staff take says that its table was closed meanwhile, and not that the menu changed", async () => {
  const id = await openTable(window1);
  await orderAtTable(await sitDown(window1), zobos(2));
  await closeSitting(id, "Ada");
  const { status, body } = await take("closed", ZOBO);
  expect([status, body]).toMatchObject([
    409,
    {
      error: expect.stringMatching(
        /^window 1 was closed meanwhile: the total is €5\.49 now\. Open the table/,
      ),
      fields: { tableName: "This table was closed meanwhile" },
      codes: { tableName: "table_closed", shownTotalCents: "totals_changed" },
    },
  ]);
  expect(await db.order.count()).toBe(1);
  expect((await take("other", 1)).body.error).toMatch(/^The menu has just changed: the total is €5\.49/);
  expect((await take("closed", ZOBO + FEE)).body.order).toMatchObject({ totalCents: ZOBO + FEE });
});

test("an order at a table without an open sitting has the fee each time", async () => {
  await serveTables("typed");
  const terms = { ...tableTerms, tableFee: FEE };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  for (const _ of [1, 2])
    expect((await orderAtTable(null, { tableName: "7" })).body.order.deliveryCents).toBe(FEE);
});

test("a first order whose sitting changes again and again is refused after two tries, and counts for no limit", async () => {
  const id = await openTable(window1);
  const cookie = await sitDown(window1);
  await db.$executeRaw`
    CREATE FUNCTION "changeSittings"() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN UPDATE "Sitting" SET "orderCount" = "orderCount" + 1; RETURN NULL; END'`;
  await db.$executeRaw`
    CREATE TRIGGER "beforeCounting" BEFORE INSERT ON "RateLimit" FOR EACH STATEMENT EXECUTE FUNCTION "changeSittings"()`;
  try {
    const { status, body } = await orderAtTable(cookie, zobos(2));
    expect([status, body.error]).toEqual([
      409,
      "The orders of this table have just changed: the total is €9.48 now. Nothing was charged.",
    ]);
  } finally {
    await db.$executeRaw`DROP FUNCTION "changeSittings" CASCADE`;
  }
  const sitting = await db.sitting.findUnique({ where: { id }, select: { orderCount: true } });
  expect([sitting?.orderCount, await attempts(), await db.order.count()]).toEqual([2, 0, 0]);
});

test("an order that the staff take while its table is closed is priced and stored as one without a sitting", async () => {
  const id = await openTable(window1);
  expect((await take("first", ZOBO + FEE)).status).toBe(200);
  const meanwhile = await db.$transaction(async (transaction) => {
    await transaction.sitting.update({ where: { id }, data: { closedAt: new Date() } });
    const answer = take("second", ZOBO);
    await someoneWaits();
    // An order that waits for its sitting keeps no other one waiting, which would be a deadlock.
    await transaction.$queryRaw`SELECT FROM "RateLimit" FOR UPDATE NOWAIT`;
    return { answer };
  });
  expect((await meanwhile.answer).status).toBe(409);
  expect((await take("second", ZOBO + FEE)).status).toBe(200);
  const select = { sittingId: true, isLaterAtTable: true, totalCents: true };
  expect(await db.order.findMany({ select, orderBy: { number: "asc" } })).toEqual([
    { sittingId: id, isLaterAtTable: false, totalCents: ZOBO + FEE },
    { sittingId: null, isLaterAtTable: false, totalCents: ZOBO + FEE },
  ]);
});
