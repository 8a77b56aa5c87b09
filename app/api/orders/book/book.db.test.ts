import { beforeEach, expect, test } from "@jest/globals";
import { bookMonth, dayWithin } from "@/lib/orders/book/business-days";
import { refundsOf } from "@/lib/orders/book/refunds";
import { sumOrders } from "@/lib/orders/book/sum-orders";
import { type BookedOrder, isBooked, turnoverOf } from "@/lib/orders/book/turnover";
import type { Permission } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance, countDaysIn, signedInAs } from "@/tests/support/setup/instance";
import { GET as EXPORT } from "./export/route";
import { GET } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await countDaysIn("Europe/Berlin");
});

type Changed = Parameters<typeof db.order.update>[0]["data"];

/** An order of a zobo for 3.99 with 0.40 tax and a delivery for 5.00, or of an espresso at order2. */
async function orderAt(createdAt: string, changed: Changed = {}, restaurantId = "order1"): Promise<string> {
  const { id } = await placedOrder({ restaurantId });
  await db.order.update({ where: { id }, data: { payment: "paid", createdAt, ...changed } });
  return id;
}

const read = async (query: string) => (await get(GET, { token, query })).body;

test("orders after midnight count for the evening, and the month adds up to its days", async () => {
  await orderAt("2026-11-03T22:30:00Z", { kind: "pickup", deliveryCents: 0, totalCents: 439, taxes: [] });
  await orderAt("2026-11-04T02:59:59Z");
  await orderAt("2026-11-04T03:00:00Z", { payment: "onHandover" });
  await orderAt("2026-11-30T23:30:00Z");
  // 2 o'clock on November 1 is October 31.
  await orderAt("2026-11-01T01:00:00Z");
  for (const payment of ["demo", "pending", "failed"] as const)
    await orderAt("2026-11-04T12:00:00Z", { payment });

  const book = await read("?month=2026-11");
  expect(book).toMatchObject({ month: "2026-11", timeZone: "Europe/Berlin", dayStartHour: 4 });
  expect(book.restaurants).toEqual([{ id: "order1", name: "Baobab Kitchen" }]);
  const [{ currency, total, days }] = book.books;
  expect(days.map((one: { day: string; orders: number }) => [one.day, one.orders])).toEqual([
    ["2026-11-03", 2],
    ["2026-11-04", 1],
    ["2026-11-30", 1],
  ]);
  expect([currency, total]).toMatchObject([
    "USD",
    {
      orders: 4,
      grossCents: 3 * 939 + 439,
      taxCents: 160,
      netCents: 3 * 899 + 399,
      deliveryCents: 1500,
      refundedCents: 0,
      rates: [
        { basisPoints: 1000, grossCents: 4 * 439, taxCents: 160 },
        { basisPoints: 0, grossCents: 1500 },
      ],
      kinds: [
        { kind: "pickup", orders: 1, grossCents: 439 },
        { kind: "delivery", orders: 3, grossCents: 3 * 939 },
      ],
      means: [
        { means: "card", orders: 3 },
        { means: "onHandover", orders: 1, grossCents: 939 },
      ],
    },
  ]);
  await db.configuration.update({ where: { id: 1 }, data: { dayStartHour: 0 } });
  const [{ days: calendarDays }] = (await read("?month=2026-11")).books;
  expect(calendarDays.map((one: { day: string }) => one.day)).toEqual([
    "2026-11-01",
    "2026-11-03",
    "2026-11-04",
  ]);
});

/** Stores a refund of 4.39 of a new order for 9.39. */
async function refundAt(createdAt: string, changed: Changed = {}, refund: object = {}): Promise<void> {
  const id = await orderAt("2026-10-20T12:00:00Z", changed);
  const what = {
    id,
    orderId: id,
    amountCents: 439,
    status: "done",
    reason: "Cold",
    author: "",
    createdAt,
  } as const;
  await db.refund.create({ data: { ...what, idempotencyKey: `refund-of-${id}`, ...refund } });
}

test("a refund counts on its own day, whenever its order was placed, and only if it didn't fail", async () => {
  const lines = [{ position: 0, quantity: 1, cents: 439 }];
  await refundAt("2026-11-04T02:59:59Z", {}, { lines });
  await refundAt("2026-11-04T12:00:00Z", { status: "cancelled" }, { status: "due" });
  await refundAt("2026-11-05T12:00:00Z", { payment: "onHandover", status: "done" });
  await refundAt("2026-11-05T12:00:00Z", {}, { status: "failed" });
  // Nobody paid it.
  await refundAt("2026-11-05T12:00:00Z", { payment: "onHandover", status: "cancelled" });
  await refundAt("2026-12-01T03:00:00Z");
  const november = await read("?month=2026-11");
  expect(november.restaurants).toEqual([{ id: "order1", name: "Baobab Kitchen" }]);
  const [{ total, days }] = november.books;
  expect(total).toMatchObject({
    orders: 0,
    grossCents: 0,
    refundedCents: 3 * 439,
    means: [
      { means: "card", refundedCents: 2 * 439 },
      { means: "onHandover", refundedCents: 439 },
    ],
  });
  expect(days).toMatchObject([
    { day: "2026-11-03", refundedCents: 439, rates: [{ basisPoints: 1000, refundedTaxCents: 40 }] },
    { day: "2026-11-04", refundedCents: 439 },
    { day: "2026-11-05", refundedCents: 439 },
  ]);
  const [{ total: october }] = (await read("?month=2026-10")).books;
  expect(october).toMatchObject({ orders: 5, grossCents: 5 * 939, refundedCents: 0 });
});

test("a restaurant has a book of its own, and each currency too; samples don't count beside an own one", async () => {
  await orderAt("2026-11-04T12:00:00Z");
  await orderAt("2026-11-04T12:00:00Z", { currency: "EUR" }, "order2");
  const all = await read("?month=2026-11");
  expect(all.books.map(({ currency }: { currency: string }) => currency)).toEqual(["EUR", "USD"]);
  expect(all.restaurants).toHaveLength(2);
  const own = await read("?month=2026-11&restaurantId=order2");
  expect(own.books).toMatchObject([{ currency: "EUR", total: { orders: 1 } }]);
  expect(own.restaurants).toEqual(all.restaurants);
  await db.restaurant.update({ where: { id: "order2" }, data: { isSample: false } });
  const withoutSample = await read("?month=2026-11");
  expect([withoutSample.restaurants.length, withoutSample.books.length]).toEqual([1, 1]);
});

test("the database adds up what the orders add up to one by one", async () => {
  await db.$executeRaw`
    INSERT INTO "Order" ("id", "restaurantId", "name", "email", "currency", "kind", "payment", "status", "taxIncluded",
      "taxes", "subtotalCents", "taxCents", "deliveryCents", "totalCents", "idempotencyKey", "requestHash", "createdAt",
      "updatedAt")
    SELECT 'mixed-' || n, 'order1', 'Gil', 'gil@example.com', (ARRAY['EUR', 'USD'])[1 + n % 2],
      (ARRAY['pickup', 'delivery', 'table', NULL])[1 + n % 4]::"OrderKind",
      (ARRAY['paid', 'onHandover', 'demo'])[1 + n % 3]::"PaymentStatus",
      (ARRAY['done', 'new', 'cancelled', 'ready', 'preparing'])[1 + n % 5]::"OrderStatus", n % 7 < 3,
      (ARRAY['[]', '[{"basisPoints": 1900, "taxable": 200, "tax": 31}, {"basisPoints": 700, "taxable": 199, "tax": 13}]',
        '[{"basisPoints": 700, "taxable": 399, "tax": 26}]'])[1 + n % 9 % 3]::jsonb,
      399, n % 50, n % 11 * 100, 399 + n % 60 + n % 11 * 100, 'mixed-orders-' || n, '',
      timestamptz '2026-10-31 12:00Z' + n * interval '53 minutes', now()
    FROM generate_series(1, 900) AS n`;
  const month = bookMonth("2026-11", { timeZone: "Europe/Berlin", dayStartHour: 4 });
  await db.$executeRaw`
    INSERT INTO "Refund" ("id", "orderId", "amountCents", "status", "reason", "author", "idempotencyKey", "createdAt", "updatedAt")
    SELECT "id", "id", 100, (ARRAY['due', 'sent', 'done', 'failed'])[1 + "number" % 4]::"RefundStatus", 'Cold', '', "id",
      "createdAt" + interval '30 hours', now()
    FROM "Order" WHERE "number" % 3 = 0`;
  const rows = (await db.order.findMany({ include: { lines: true, refunds: true } })).map((row) => ({
    ...row,
    taxes: row.taxes as BookedOrder["taxes"],
    lines: row.lines.map((line) => ({ ...line, taxParts: [] })),
    refunds: row.refunds.map((refund) => ({ ...refund, lines: [] })),
  }));
  const turnovers = rows.filter(isBooked).flatMap((order) => {
    const day = dayWithin(month, order.createdAt);
    return day === null ? [] : [{ day, turnover: turnoverOf(order) }];
  });
  const refunds = rows.flatMap((order) =>
    refundsOf(order).flatMap(({ at, parts }) => {
      const day = dayWithin(month, at);
      return day === null ? [] : [{ day, turnover: turnoverOf(order), parts }];
    }),
  );
  const { books } = await read("?month=2026-11");
  expect(books).toHaveLength(2);
  expect(books).toEqual(sumOrders(turnovers, refunds));
});

test("without a month it is the current one, which is empty at first, and wrong queries are refused", async () => {
  const book = await read("");
  expect(book.books).toEqual([]);
  expect(book.today.startsWith(book.month)).toBe(true);
  for (const [query, field] of [
    ["?month=2026-13", "month"],
    ["?month=11", "month"],
    ["?restaurantId=nowhere", "restaurantId"],
  ] as const) {
    const { status, body } = await get(GET, { token, query });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  }
});

test("a token reads the book with its scope", async () => {
  const { id } = await db.user.findFirstOrThrow();
  const statusWith = async (scope: Permission) => {
    const headers = { authorization: `Bearer ${await tokenWith(id, [scope])}` };
    return (await get(GET, { headers })).status;
  };
  expect(await statusWith("dashboard:read")).toBe(200);
  expect(await statusWith("orders:read")).toBe(403);
});

test("the export has the month's days and total, and cooks get neither book nor export", async () => {
  await orderAt("2026-11-04T12:00:00Z");
  const { headers, body } = await get(EXPORT, { token, query: "?month=2026-11" });
  expect(headers.get("content-disposition")).toBe('attachment; filename="book-2026-11.csv"');
  expect(body.split("\r\n").slice(1)).toEqual([
    expect.stringMatching(/^2026-11-04,USD,1,9\.39,8\.99,0\.40,5\.00,0\.00,/),
    expect.stringMatching(/^Total,USD,1,9\.39,/),
    "",
  ]);
  const cook = (await signedInAs("kitchen")).token;
  const viewer = (await signedInAs("viewer")).token;
  for (const handler of [GET, EXPORT]) {
    expect((await get(handler, { token: cook })).status).toBe(403);
    expect((await get(handler, { token: viewer })).status).toBe(200);
    expect((await get(handler)).status).toBe(401);
  }
});

test("an order that was paid at the counter and cancelled stays turnover beside its refund", async () => {
  await refundAt("2026-10-21T12:00:00Z", {
    payment: "onHandover",
    status: "cancelled",
    isPaidAtCounter: true,
  });
  const [{ total }] = (await read("?month=2026-10")).books;
  expect(total).toMatchObject({
    orders: 1,
    grossCents: 939,
    refundedCents: 439,
    means: [{ means: "onHandover", orders: 1, grossCents: 939, refundedCents: 439 }],
  });
});
