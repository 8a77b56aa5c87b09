import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as shownMenu } from "@/app/api/ordering/menus/[id]/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as placeAtTill } from "@/app/api/orders/staff/route";
import { db } from "@/lib/platform/db/client";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { followHours } from "@/lib/restaurants/hours/clock.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { nextChangeOfHours } from "@/lib/restaurants/hours/known.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as pause, DELETE as resume } from "./[id]/pause/route";
import { GET, PUT } from "./[id]/route";
import { GET as states } from "./route";

setUpTestDatabase();
const itIs = setUpClock();

/** Thursday, in a week without a change of the clock. */
const NOON = "2026-11-26T12:00:00Z";
const MINUTE = 60_000;

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

/** Open from 11:30 to 14:00 and from 18:00 to 03:00 on each day. */
const hours: Hours = {
  ...alwaysOpen,
  week: Array.from({ length: 7 }, () => [
    { from: 690, to: 840 },
    { from: 1080, to: 1620 },
  ]),
};

const params = { id: "order1" };
const save = (body: unknown, headers: Record<string, string> = {}) =>
  send(PUT, "PUT", { token, params, body, headers });
let count = 0;
const order = (restaurantId = "order1") =>
  post(placeOrder, {
    body: {
      restaurantId,
      name: "Gil Guest",
      email: "guest@example.com",
      dishes: [{ id: restaurantId === "order1" ? "zobo" : "espresso", quantity: 1 }],
      idempotencyKey: `order-within-hours-${++count}`,
    },
  });

describe("opening hours", () => {
  test("are always, until they are saved; each save has a version", async () => {
    expect((await get(GET, { token, params })).body).toMatchObject({ hours: alwaysOpen, version: 0 });
    expect((await save(hours)).body).toMatchObject({ hours, version: 1 });
    expect((await save(alwaysOpen, { "if-match": '"0"' })).status).toBe(409);
    expect((await get(GET, { token, params })).body).toMatchObject({ hours, version: 1 });
    expect((await get(GET, { token, params: { id: "unknown" } })).status).toBe(404);
  });

  test("of which two saves at once keep one", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(hours, { "if-match": '"0"' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ week: [] }, "week"],
    [{ week: Array(7).fill([{ from: 600, to: 600 }]) }, "week.0.0.to"],
    [{ week: Array(7).fill([{ from: -1, to: 600 }]) }, "week.0.0.from"],
    [{ week: Array(7).fill([{ from: 600, to: 2100 }]) }, "week.0.0.to"],
    [
      {
        week: Array(7).fill([
          { from: 600, to: 700 },
          { from: 690, to: 720 },
        ]),
      },
      "week.0",
    ],
    [
      {
        exceptions: [
          { id: "a", from: "2026-02-30", to: "2026-03-01", yearly: false, spans: [], message: "" },
        ],
      },
      "exceptions.0.from",
    ],
    [
      {
        exceptions: [
          { id: "a", from: "2026-03-02", to: "2026-03-01", yearly: false, spans: [], message: "" },
        ],
      },
      "exceptions.0.to",
    ],
    [{ kinds: { drone: Array(7).fill([]) } }, "kinds"],
    [{ lastOrderMinutes: 181 }, "lastOrderMinutes"],
  ])("%j are refused with the field, and change nothing", async (wrong, field) => {
    const { status, body } = await save({ ...hours, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
    expect(await db.hours.count()).toBe(0);
  });
});

describe("orders", () => {
  test("are refused outside the hours, with the next opening, and nothing is stored", async () => {
    await save(hours);
    itIs(NOON);
    expect((await order()).status).toBe(200);
    itIs("2026-11-26T14:00:00Z");
    const late = await order();
    expect([late.status, late.body.error]).toEqual([409, "Closed now. Opens at 18:00. Nothing was ordered."]);
    itIs("2026-11-27T02:59:00Z");
    expect((await order()).status).toBe(200);
    itIs("2026-11-27T03:00:00Z");
    expect((await order()).status).toBe(409);
    expect((await order("order2")).status).toBe(200);
    expect(await db.order.count()).toBe(3);
  });

  test("are placed by the staff at all hours", async () => {
    await save({ ...hours, week: Array(7).fill([]) });
    const { status } = await post(placeAtTill, {
      token,
      body: {
        restaurantId: "order1",
        kind: "delivery",
        phone: "0123 4567",
        street: "1 Mill Lane",
        locality: "Cambridge",
        dishes: [{ id: "zobo", quantity: 1 }],
        idempotencyKey: "order-by-staff-1",
      },
    });
    expect(status).toBe(200);
  });

  test("are paused for some minutes, and taken again after them or at once", async () => {
    itIs(NOON);
    const { status, body } = await post(pause, {
      token,
      params,
      body: { minutes: 20, reason: "The oven is cold" },
    });
    expect(status).toBe(200);
    expect(body.restaurants[0]).toMatchObject({
      restaurantId: "order1",
      takesOrders: false,
      text: "No orders until 12:20: The oven is cold.",
      pause: { until: "2026-11-26T12:20:00.000Z", by: "owner@example.com" },
    });
    expect((await order()).body.error).toBe("No orders until 12:20: The oven is cold. Nothing was ordered.");
    itIs("2026-11-26T12:20:00Z");
    expect((await order()).status).toBe(200);
    expect((await get(states, { token })).body.restaurants[0]).toMatchObject({
      takesOrders: true,
      pause: null,
    });
    await post(pause, { token, params, body: {} });
    expect((await order()).body.error).toBe("No orders for the moment. Nothing was ordered.");
    const after = await send(resume, "DELETE", { token, params });
    expect(after.body.restaurants[0]).toMatchObject({ takesOrders: true, pause: null });
    expect((await order()).status).toBe(200);
  });

  test("are paused until the next opening, which there must be", async () => {
    itIs(NOON);
    const none = await post(pause, { token, params, body: { until: "opening" } });
    expect([none.status, none.body.error]).toEqual([409, expect.stringContaining("no next opening")]);
    await save(hours);
    const { body } = await post(pause, { token, params, body: { until: "opening" } });
    expect(body.restaurants[0].pause.until).toBe("2026-11-26T18:00:00.000Z");
  });

  test("are paused by the kitchen, which can’t change the hours", async () => {
    const kitchen = (await signedInAs("kitchen")).token;
    expect((await post(pause, { token: kitchen, params, body: { minutes: 5 } })).status).toBe(200);
    expect((await send(PUT, "PUT", { token: kitchen, params, body: hours })).status).toBe(403);
  });
});

test("guests’ pages get the next openings, in the time zone of the site", async () => {
  expect((await get(shownMenu, { params })).body.hours).toBeUndefined();
  await db.configuration.update({
    where: { id: 1 },
    data: { timeZone: "Europe/Berlin" },
    select: { id: true },
  });
  await save(hours);
  itIs(NOON);
  const shown = (await get(shownMenu, { params })).body.hours;
  expect(shown.at).toBe(Date.parse(NOON));
  expect(shown.kinds.pickup[0]).toEqual({
    start: Date.parse("2026-11-26T10:30:00Z"),
    end: Date.parse("2026-11-26T13:00:00Z"),
    lastOrder: Date.parse("2026-11-26T13:00:00Z"),
    opens: "Thursday at 11:30",
    opensTime: "11:30",
    closes: "14:00",
  });
  itIs("2026-11-26T12:50:00Z");
  expect(await nextChangeOfHours(Date.now())).toBe(Date.parse("2026-11-26T13:00:00Z"));
});

test("pages are computed again at least each quarter of an hour, and when a restaurant opens or closes", async () => {
  await save(hours);
  expect(await nextChangeOfHours(Date.parse("2026-11-26T13:50:00Z"))).toBe(
    Date.parse("2026-11-26T14:00:00Z"),
  );
  const morning = Date.parse("2026-11-26T08:00:00Z");
  expect(await nextChangeOfHours(morning)).toBe(morning + 15 * MINUTE);
});

test("an order that was stored before closing is returned again for its key after it", async () => {
  await save(hours);
  itIs("2026-11-26T13:59:00Z");
  const body = {
    restaurantId: "order1",
    name: "Gil Guest",
    email: "guest@example.com",
    dishes: [{ id: "zobo", quantity: 1 }],
    idempotencyKey: "order-around-closing",
  };
  const placed = await post(placeOrder, { body });
  itIs("2026-11-26T14:30:00Z");
  const again = await post(placeOrder, { body });
  expect([again.status, again.body.order.id]).toEqual([200, placed.body.order.id]);
  expect((await post(placeOrder, { body: { ...body, idempotencyKey: "another-order" } })).status).toBe(409);
});

test("kinds of order have hours of their own, and exceptions replace them all", async () => {
  const late = Array.from({ length: 7 }, () => [{ from: 1140, to: 1200 }]);
  const exceptions = [
    { id: "x", from: "2026-11-27", to: "2026-11-27", yearly: false, spans: [], message: "Family party" },
  ];
  await save({ ...hours, kinds: { delivery: late }, exceptions });
  itIs(NOON);
  expect((await order()).body.error).toBe("Closed now. Opens at 19:00. Nothing was ordered.");
  itIs("2026-11-26T19:30:00Z");
  expect((await order()).status).toBe(200);
  itIs("2026-11-27T19:30:00Z");
  expect((await order()).body.error).toBe(
    "Closed now. Opens Saturday at 19:00. Family party. Nothing was ordered.",
  );
});

test("stored hours are read as they were saved, and go with their restaurant", async () => {
  await save(hours);
  const { body } = await get(GET, { token, params });
  expect(JSON.stringify(body.hours)).toBe(JSON.stringify(hours));
  await db.restaurant.delete({ where: { id: "order1" }, select: { id: true } });
  expect(await db.hours.count()).toBe(0);
});

test("ending a pause that there isn’t changes nothing", async () => {
  const before = await db.auditEntry.count();
  expect((await send(resume, "DELETE", { token, params })).status).toBe(200);
  expect([await db.auditEntry.count(), await db.hours.count()]).toEqual([before, 0]);
  expect((await send(resume, "DELETE", { token, params: { id: "unknown" } })).status).toBe(404);
});

test("a pause until the next opening ends after all that are open now", async () => {
  const pickup = Array.from({ length: 7 }, () => [{ from: 660, to: 1320 }]);
  const delivery = Array.from({ length: 7 }, () => [{ from: 750, to: 1320 }]);
  await save({ ...alwaysOpen, week: pickup, kinds: { delivery } });
  itIs(NOON);
  const { body } = await post(pause, { token, params, body: { until: "opening" } });
  expect(body.restaurants[0].pause.until).toBe("2026-11-27T11:00:00.000Z");
});

test("pages that show hours are invalidated once a restaurant has opened or closed, also if that was just saved", async () => {
  await save(hours);
  const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);
  const isInvalidated = async (lastLook: string, now: string) => {
    const version = latestVersion();
    const wait = await followHours(at(lastLook), at(now));
    return [!areUnchanged(["Hours"], version), wait];
  };
  expect(await isInvalidated("13:57:00", "13:58:00")).toEqual([false, 60_000]);
  expect(await isInvalidated("13:58:50", "13:59:50")).toEqual([false, 10_005]);
  expect(await isInvalidated("13:59:50", "14:00:00")).toEqual([true, 60_000]);
  expect(await isInvalidated("13:59:20", "14:00:20")).toEqual([true, 60_000]);
});

test("menus are invalidated as a business day begins, with its stock", async () => {
  const isInvalidated = async (lastLook: string, now: string) => {
    const version = latestVersion();
    const wait = await followHours(Date.parse(lastLook), Date.parse(now));
    return [!areUnchanged(["Stock"], version), wait];
  };
  expect(await isInvalidated("2026-11-26T03:58:50Z", "2026-11-26T03:59:50Z")).toEqual([false, 10_005]);
  expect(await isInvalidated("2026-11-26T03:59:50Z", "2026-11-26T04:00:00Z")).toEqual([true, 60_000]);
  expect(await isInvalidated("2026-11-26T04:00:00Z", "2026-11-26T04:01:00Z")).toEqual([false, 60_000]);
});

test("the contact of the site has the hours of its restaurant, and those of the next exceptions", async () => {
  itIs(NOON);
  await db.restaurant.update({ where: { id: "order1" }, data: { isSample: false }, select: { id: true } });
  const exceptions = [
    { id: "x", from: "2026-12-01", to: "2026-12-03", yearly: false, spans: [], message: "We move" },
    { id: "y", from: "2027-06-01", to: "2027-06-03", yearly: false, spans: [], message: "" },
  ];
  await save({ ...hours, exceptions });
  expect(await shownContact()).toMatchObject({
    openNow: "Open until 14:00",
    openLater: expect.arrayContaining([
      [Date.parse("2026-11-26T14:00:00Z"), "Closed now. Opens at 18:00."],
      [Date.parse("2026-11-26T18:00:00Z"), "Open until 03:00"],
    ]),
    openingHours: ["Every day 11:30–14:00, 18:00–03:00", "1 December to 3 December: closed. We move"],
  });
  await save({ ...alwaysOpen, exceptions });
  expect(await shownContact()).toMatchObject({
    openNow: "Open until Tuesday at 00:00",
    openingHours: ["1 December to 3 December: closed. We move"],
  });
});
