import { describe, expect, test } from "@jest/globals";
import { GET as shownMenu } from "@/app/api/ordering/menus/[id]/route";
import { db } from "@/lib/platform/db/client";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { followHours } from "@/lib/restaurants/hours/clock.server";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { nextChangeOfHours } from "@/lib/restaurants/hours/known.server";
import { get, post, send } from "@/tests/support/api/request";
import { hours, MINUTE, NOON, params, setUpHours } from "@/tests/support/restaurants/saved-hours";
import { POST as pause, DELETE as resume } from "./[id]/pause/route";
import { GET } from "./[id]/route";

const { itIs, token, save, order } = setUpHours();

describe("opening hours", () => {
  test("are always, until they are saved; each save has a version", async () => {
    expect((await get(GET, { token: token(), params })).body).toMatchObject({
      hours: alwaysOpen,
      version: 0,
    });
    expect((await save(hours)).body).toMatchObject({ hours, version: 1 });
    expect((await save(alwaysOpen, { "if-match": '"0"' })).status).toBe(409);
    expect((await get(GET, { token: token(), params })).body).toMatchObject({ hours, version: 1 });
    expect((await get(GET, { token: token(), params: { id: "unknown" } })).status).toBe(404);
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
  const { body } = await get(GET, { token: token(), params });
  expect(JSON.stringify(body.hours)).toBe(JSON.stringify(hours));
  await db.restaurant.delete({ where: { id: "order1" }, select: { id: true } });
  expect(await db.hours.count()).toBe(0);
});

test("ending a pause that there isn’t changes nothing", async () => {
  const before = await db.auditEntry.count();
  expect((await send(resume, "DELETE", { token: token(), params })).status).toBe(200);
  expect([await db.auditEntry.count(), await db.hours.count()]).toEqual([before, 0]);
  expect((await send(resume, "DELETE", { token: token(), params: { id: "unknown" } })).status).toBe(404);
});

test("a pause until the next opening ends after all that are open now", async () => {
  const pickup = Array.from({ length: 7 }, () => [{ from: 660, to: 1320 }]);
  const delivery = Array.from({ length: 7 }, () => [{ from: 750, to: 1320 }]);
  await save({ ...alwaysOpen, week: pickup, kinds: { delivery } });
  itIs(NOON);
  const { body } = await post(pause, { token: token(), params, body: { until: "opening" } });
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
