import { expect, jest, test } from "@jest/globals";
import { Client } from "pg";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { isPaymentLive } from "@/lib/payments/keys.server";
import { db } from "@/lib/platform/db/client";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { hoursOf } from "@/lib/restaurants/hours/known.server";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import { openRestaurants } from "@/lib/restaurants/published/server";
import { listenTo } from "@/tests/support/api/events";
import { type Answer, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as EVENTS } from "./events/route";
import { POST } from "./route";

setUpTestDatabase();

const order = (key: string, changed: object = {}) => ({
  restaurantId: "order1",
  email: "guest@example.com",
  name: "Gil Guest",
  dishes: [
    { id: "zobo", quantity: 2 },
    { id: "jollof-chicken", quantity: 1 },
  ],
  idempotencyKey: key,
  ...changed,
});

/** Returns the response, and the number of statements about orders, or of those that name a table. */
async function countStatements(run: () => Promise<Answer>, table = "") {
  const query = jest.spyOn(Client.prototype, "query");
  try {
    const answer = await run();
    const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    return {
      answer,
      statements: sent
        .filter((sql) => !/Configuration|\bUser\b|\bSession\b|"LISTEN/.test(sql))
        .filter((sql) => sql.includes(table)).length,
    };
  } finally {
    query.mockRestore();
  }
}

const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`;

test("1,000 orders at once are all stored with distinct numbers", async () => {
  await configuredInstance();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      post(POST, { body: order(`rush-number-${index}`), address: addressOf(index) }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.order.number)).size).toBe(1000);
  expect([await db.order.count(), await db.orderLine.count()]).toEqual([1000, 2000]);
}, 60_000);

test("an order is stored, counted and announced in one round trip, and so is its retry answered", async () => {
  const token = await configuredInstance();
  const { until, stop } = await listenTo(EVENTS, { cookie: `auth_token=${token}` });
  await until("orders-listening");
  // Caches the payment keys and the menus.
  await isPaymentLive();
  await openRestaurants.get();
  await hoursOf("order1");
  await siteTranslate();
  const first = await countStatements(() => post(POST, { body: order("one-round-trip") }));
  expect([first.answer.status, first.statements]).toEqual([200, 1]);
  await until("orders-changed");
  stop();
  const again = await countStatements(() => post(POST, { body: order("one-round-trip") }));
  expect(again.answer.body).toEqual(first.answer.body);
  expect(again.statements).toBe(1);
});

test("an order doesn't look at its time and stock before it takes its shares, and the next one finds room", async () => {
  await configuredInstance();
  const slots = { ...noSlots, takesLater: true, gridMinutes: 5, maxOrders: 1 };
  await db.hours.create({ data: { restaurantId: "order1", content: { slots }, updatedAt: new Date() } });
  const counted = { restaurantId: "order1", itemId: "zobo", amount: 100, isDaily: true, isShown: false };
  await db.stock.create({ data: counted });
  invalidate(["Hours", "Stock"]);
  const first = await countStatements(() => post(POST, { body: order("shares-first-one") }), "SlotUse");
  expect([first.answer.status, first.statements]).toEqual([200, 1]);
  for (const key of ["shares-second", "shares-third"])
    expect((await post(POST, { body: order(key) })).status).toBe(200);
  const used = await db.slotUse.findMany({ select: { orders: true } });
  expect(used).toEqual([{ orders: 1 }, { orders: 1 }, { orders: 1 }]);
  expect(await db.stockUse.findMany({ select: { quantity: true } })).toEqual([{ quantity: 6 }]);
});

test("a client over the rate limit gets its stored order again, but can't place another", async () => {
  await configuredInstance();
  const address = "2001:db8::1";
  const first = await post(POST, { body: order("before-the-limit"), address });
  await db.rateLimit.updateMany({ data: { count: 400 } });
  const refused = await post(POST, { body: order("after-the-limit"), address: "2001:db8::2" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const again = await post(POST, { body: order("before-the-limit"), address });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await post(POST, { body: order("before-the-limit", { name: "Other" }), address })).status).toBe(
    429,
  );
  expect((await post(POST, { body: order("another-address") })).status).toBe(200);
  expect(await db.order.count()).toBe(2);
  expect(await db.rateLimit.findFirst({ where: { key: { contains: "/64" } } })).toMatchObject({
    count: 402,
  });
});

test("a sold-out dish never hides a stored order", async () => {
  await configuredInstance();
  const first = await post(POST, { body: order("before-it-sold-out") });
  await db.soldOutDish.createMany({
    data: [
      { restaurantId: "order1", dishId: "zobo" },
      { restaurantId: "order1", dishId: "jollof-chicken" },
    ],
  });
  expect((await post(POST, { body: order("before-it-sold-out") })).body).toEqual(first.body);
  const late = await post(POST, { body: order("after-it-sold-out") });
  expect([late.status, late.body.error]).toEqual([
    409,
    "Zobo, Jollof Rice with Chicken are sold out. Nothing was charged.",
  ]);
  expect(
    (
      await post(POST, {
        body: order("after-it-sold-out-2", {
          restaurantId: "order2",
          dishes: [{ id: "espresso", quantity: 1 }],
        }),
      })
    ).body.order.number,
  ).toBe(2);
});
