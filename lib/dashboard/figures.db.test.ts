import { expect, test } from "@jest/globals";
import { GET as EXPORT } from "@/app/api/orders/export/route";
import { POST as saveSeo } from "@/app/api/seo/settings/[page]/route";
import { saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { dayAfter, dayIn, startOfDay, wallClock } from "@/lib/platform/time-zone/days";
import { usableTimeZone } from "@/lib/platform/time-zone/zones";
import { dayOf } from "@/lib/visits/server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { placedOrder } from "@/tests/support/orders/orders";
import { nestedSeo } from "@/tests/support/seo/seo";
import { administrator, configuredInstance, countDaysIn } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { FIGURE_DAYS } from "./figures";
import { getFigures } from "./figures.server";

setUpTestDatabase();

const DAY = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

test("an empty instance has zeros for every day", async () => {
  await configuredInstance();
  const figures = await getFigures(now);
  expect(figures).toMatchObject({
    ordersByRestaurant: [
      { restaurantId: "order1", orders: 0 },
      { restaurantId: "order2", orders: 0 },
    ],
    dishes: [],
    visitsByPage: [],
    templates: { count: 0, active: null },
    seo: { configured: 0, pages: 4 },
    landingVersion: 0,
    activity: [],
  });
  expect(figures.orderDays).toHaveLength(FIGURE_DAYS);
  expect(figures.orderDays.at(-1)).toEqual({ day: dayOf(now), orders: 0, demos: 0, cents: 0 });
  expect(figures.visitDays[0]).toEqual({ day: dayOf(daysAgo(FIGURE_DAYS - 1)), visits: 0 });
});

test.each([
  ["Pacific/Kiritimati", "2026-03-02T09:59:59Z", "2026-03-02"],
  ["America/St_Johns", "2026-03-02T03:29:59Z", "2026-03-01"],
  ["Europe/London", "2026-10-25T23:59:59Z", "2026-10-25"],
  ["Europe/Atlantis", "2026-03-02T23:59:59Z", "2026-03-02"],
])("today and its yesterday are those of %s", async (timeZone, moment, today) => {
  const token = await configuredInstance();
  await countDaysIn(timeZone);
  const last = new Date(moment);
  const begins = startOfDay(today, usableTimeZone(timeZone));
  const place = async (createdAt: Date) =>
    db.order.update({ where: { id: (await placedOrder()).id }, data: { createdAt } });
  await place(last);
  await place(begins);
  await place(new Date(begins.getTime() - 1));
  await place(new Date(last.getTime() + 1000));
  await db.pageVisits.createMany({
    data: [
      { day: new Date(dayAfter(today)), page: "home", count: 7 },
      { day: new Date(today), page: "home", count: 3 },
    ],
  });
  const figures = await getFigures(last);
  expect(figures.timeZone).toBe(usableTimeZone(timeZone));
  expect(figures.orderDays.slice(-2)).toMatchObject([
    { day: dayAfter(today, -1), orders: 1 },
    { day: today, orders: 2 },
  ]);
  expect(figures.ordersByRestaurant[0]).toEqual({ restaurantId: "order1", orders: 3 });
  expect(figures.dishes).toMatchObject([{ quantity: 3 }]);
  expect(figures.visitDays.at(-1)).toEqual({ day: today, visits: 3 });
  expect(figures.visitsByPage).toEqual([{ page: "home", visits: 3 }]);

  const { headers, body } = await get(EXPORT, { token });
  expect(body).toContain(`Placed at (${usableTimeZone(timeZone)})`);
  expect(body).toContain(wallClock(begins, usableTimeZone(timeZone)));
  expect(headers.get("content-disposition")).toContain(dayIn(new Date(), usableTimeZone(timeZone)));
});

test("figures count orders and visits by day, restaurant, dish and page, and no demo order as turnover", async () => {
  const token = await configuredInstance();
  const dishes = [{ id: "espresso", quantity: 3 }];
  await placedOrder({ restaurantId: "order2", dishes });
  const yesterday = await placedOrder();
  const [failed, pending, cancelled, old] = [
    await placedOrder(),
    await placedOrder(),
    await placedOrder(),
    await placedOrder(),
  ];
  const change = (id: string, data: Parameters<typeof db.order.update>[0]["data"]) =>
    db.order.update({ where: { id }, data });
  await change(yesterday.id, { createdAt: daysAgo(1), payment: "paid" });
  await change(failed.id, { payment: "failed" });
  await change(pending.id, { payment: "pending" });
  await change(cancelled.id, { status: "cancelled", createdAt: daysAgo(2) });
  await change(old.id, { createdAt: daysAgo(FIGURE_DAYS) });

  const visits = { home: 3, welcome: 2, order1: 4, a: 1, b: 1, c: 1, d: 1 };
  await db.pageVisits.createMany({
    data: Object.entries(visits).map(([page, count]) => ({ day: now, page, count })),
  });
  await db.pageVisits.createMany({
    data: [
      { day: daysAgo(1), page: "order1", count: 2 },
      { day: daysAgo(FIGURE_DAYS), page: "order1", count: 100 },
    ],
  });

  await saveLanding(sampleLanding(), administrator.email, null);
  const { id } = await uploadSite(token);
  await activateSite(token, id);
  for (const page of ["home", "login", "elsewhere"]) {
    expect((await post(saveSeo, { token, params: { page }, body: nestedSeo })).status).toBe(200);
  }
  await db.appliedBusinessPlan.create({
    data: {
      id: "plan",
      author: administrator.email,
      description: "A bakery",
      sections: [],
      before: {},
      made: {},
      appliedAt: new Date(Date.now() + 60_000),
      undoneAt: new Date(Date.now() + 61_000),
    },
  });

  const figures = await getFigures(now);
  expect(figures.orderDays.slice(-3)).toEqual([
    { day: dayOf(daysAgo(2)), orders: 0, demos: 0, cents: 0 },
    { day: dayOf(daysAgo(1)), orders: 1, demos: 0, cents: yesterday.totalCents },
    { day: dayOf(now), orders: 1, demos: 1, cents: 0 },
  ]);
  expect(figures.ordersByRestaurant).toEqual([
    { restaurantId: "order1", orders: 1 },
    { restaurantId: "order2", orders: 1 },
  ]);
  expect(figures.dishes).toEqual([
    { name: "Espresso", restaurantId: "order2", quantity: 3 },
    { name: "Zobo", restaurantId: "order1", quantity: 1 },
  ]);
  expect(figures.visitDays.slice(-2)).toEqual([
    { day: dayOf(daysAgo(1)), visits: 2 },
    { day: dayOf(now), visits: 13 },
  ]);
  expect(figures.visitDays.reduce((sum, { visits }) => sum + visits, 0)).toBe(15);
  expect(figures.visitsByPage.slice(0, 2)).toEqual([
    { page: "order1", visits: 6 },
    { page: "home", visits: 5 },
  ]);
  expect(figures.visitsByPage).toHaveLength(6);
  expect(figures.templates).toEqual({ count: 1, active: "Spring" });
  expect(figures.seo.configured).toBe(1);
  expect(figures.landingVersion).toBe(1);

  expect(figures.activity[0]).toMatchObject({ kind: "plan", author: administrator.email, isUndone: true });
  expect(figures.activity.map(({ kind }) => kind).toSorted()).toEqual(
    ["landing", "order", "order", "order", "order", "plan", "seo", "seo", "seo", "template"].toSorted(),
  );
  const times = figures.activity.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(JSON.stringify(figures.activity)).not.toContain("guest@example.com");
});
