import { beforeEach, expect, test } from "@jest/globals";
import { PUT as saveHours } from "@/app/api/hours/[id]/route";
import type { Announcement } from "@/lib/announcements/announcement";
import { shownAnnouncement } from "@/lib/announcements/shown.server";
import { db } from "@/lib/platform/db/client";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { alwaysOpen, type HoursException } from "@/lib/restaurants/hours/hours";
import { readValues } from "@/lib/templates/values.server";
import { get, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { GET, PUT } from "./route";
import { GET as shown } from "./shown/route";

setUpTestDatabase();
const itIs = setUpClock();

let token: string;
beforeEach(async () => {
  itIs("2026-12-10T12:00:00Z");
  token = await configuredInstance();
  await db.configuration.updateMany({ data: { timeZone: "Europe/Berlin" } });
});

const announcement: Announcement = {
  id: "terrace",
  text: "New <b>terrace</b> open",
  link: "",
  linkLabel: "",
  tone: "information",
  from: "",
  until: "",
  isOn: true,
};
const save = (announcements: object[], { exceptionDays = 0, version = -1, as = token } = {}) =>
  send(PUT, "PUT", {
    token: as,
    body: { announcements, exceptionDays },
    ...(version >= 0 && { headers: { "if-match": `"${version}"` } }),
  });

/** Returns the text that a page shows, and the moment at which a cached page expires. */
async function page(restaurantId: string | null = null) {
  const reads = noReads();
  const made = await recordReads(reads, () => shownAnnouncement(restaurantId));
  const expiry = Number.isFinite(reads.freshUntil) ? new Date(reads.freshUntil).toISOString() : null;
  return { text: made?.text ?? null, expiry, tables: [...reads.tables] };
}

test("announcements are none at first, are saved with a version, and pages show them at once", async () => {
  expect((await get(GET, { token })).body).toMatchObject({ settings: { announcements: [] }, version: 0 });
  expect(await page()).toMatchObject({ text: null, expiry: null });
  const { tables } = await page();
  expect(tables).toContain("Announcements");
  const version = latestVersion();
  expect((await save([announcement], { version: 0 })).body).toMatchObject({ version: 1 });
  expect(areUnchanged(["Announcements"], version)).toBe(false);
  expect(await page()).toMatchObject({ text: announcement.text, expiry: null });
  expect((await save([], { version: 0 })).status).toBe(409);
  await save([{ ...announcement, isOn: false }], { version: 1 });
  expect(await page()).toMatchObject({ text: null });
});

test("a cached page expires at the beginning and the end of an announcement", async () => {
  await save([{ ...announcement, from: "2026-12-24T18:00", until: "2026-12-26T23:30" }]);
  expect(await page()).toMatchObject({ text: null, expiry: "2026-12-24T17:00:00.000Z" });
  itIs("2026-12-24T17:00:00Z");
  expect(await page()).toMatchObject({ text: announcement.text, expiry: "2026-12-26T22:30:00.000Z" });
  itIs("2026-12-26T22:30:00Z");
  expect(await page()).toMatchObject({ text: null, expiry: null });
});

test("a time that a change of the clock skips is that of the change; a repeated one begins early and ends late", async () => {
  const days = { from: "2027-03-28T02:30", until: "2027-10-31T02:30" };
  await save([{ ...announcement, ...days }]);
  expect((await page()).expiry).toBe("2027-03-28T01:00:00.000Z");
  itIs("2027-06-01T12:00:00Z");
  expect((await page()).expiry).toBe("2027-10-31T01:30:00.000Z");
  itIs("2026-12-10T12:00:00Z");
  await save([{ ...announcement, from: "2027-10-31T02:30" }]);
  expect((await page()).expiry).toBe("2027-10-31T00:30:00.000Z");
});

test("times follow the time zone of the site", async () => {
  await save([{ ...announcement, from: "2026-12-24T18:00" }]);
  await db.configuration.updateMany({ data: { timeZone: "America/New_York" } });
  expect((await page()).expiry).toBe("2026-12-24T23:00:00.000Z");
});

test("an editor says which is shown now and next; others change nothing", async () => {
  const closed = {
    ...announcement,
    id: "closed",
    text: "Closed",
    tone: "important",
    from: "2026-12-24T00:00",
  };
  await save([announcement, { ...closed, until: "2026-12-27T00:00" }]);
  const { body } = await get(shown, { token: (await signedInAs("editor")).token });
  expect(body.pages).toEqual([
    {
      page: "Website",
      now: { text: announcement.text, tone: "information", from: null, until: null },
      next: {
        text: "Closed",
        tone: "important",
        from: "2026-12-23T23:00:00.000Z",
        until: "2026-12-26T23:00:00.000Z",
      },
    },
  ]);
  for (const role of ["kitchen", "viewer"] as const)
    expect((await save([], { as: (await signedInAs(role)).token })).status).toBe(403);
  expect((await get(GET, { token })).body.version).toBe(1);
});

test("a link leads to a restaurant's page, and is left out without one; a section is one of the home page", async () => {
  const link = async (target: string) => {
    await save([{ ...announcement, link: target, linkLabel: "More" }]);
    return (await shownAnnouncement(null))?.link;
  };
  expect(await link("restaurant:order1")).toEqual({ label: "More", href: "/order1" });
  expect(await link("restaurant:gone")).toBeNull();
  expect(await link("#contact")).toEqual({ label: "More", href: "/#contact" });
  expect(await link("tel:+49301234")).toEqual({ label: "More", href: "tel:+49301234" });
});

test("wrong announcements are refused with their fields, and nothing is stored", async () => {
  const wrong = { ...announcement, id: "wrong", text: "", link: "javascript:alert(1)", linkLabel: "x" };
  const { status, body } = await save([announcement, wrong]);
  expect([status, Object.keys(body.fields).sort()]).toEqual([
    422,
    ["announcements.1.link", "announcements.1.text"],
  ]);
  const many = Array.from({ length: 100 }, (_, index) => ({ ...announcement, id: `a${index}` }));
  expect((await save(many)).status).toBe(422);
  expect(await db.announcements.count()).toBe(0);
});

test("templates have the announcement as variables", async () => {
  await save([{ ...announcement, link: "/order1", linkLabel: "More" }]);
  expect((await readValues(false)).variables).toMatchObject({
    announcement: announcement.text,
    announcementLinkLabel: "More",
    announcementUrl: "/order1",
  });
  expect((await readValues(true)).variables.announcementUrl).toBe("#");
});

const christmas: HoursException = {
  id: "christmas",
  from: "2026-12-24",
  to: "2026-12-26",
  yearly: false,
  spans: [],
  message: "Merry Christmas",
};
const setExceptions = (id: string, exceptions: HoursException[]) =>
  send(saveHours, "PUT", { token, params: { id }, body: { ...alwaysOpen, exceptions } });

test("an exception of the hours is announced on the pages of its restaurant, and on the site if all have it", async () => {
  const text = "24 December to 26 December: closed. Merry Christmas";
  await db.restaurant.updateMany({ data: { isSample: false } });
  await setExceptions("order1", [christmas]);
  expect(await page("order1")).toMatchObject({ text: null, expiry: null });
  await save([], { exceptionDays: 7 });
  expect(await page("order1")).toMatchObject({ text: null, expiry: "2026-12-16T23:00:00.000Z" });
  itIs("2026-12-16T23:00:00Z");
  token = (await signedInAs("manager")).token;
  expect(await page("order1")).toMatchObject({ text, expiry: "2026-12-26T23:00:00.000Z" });
  expect((await page("order1")).tables).toContain("Hours");
  for (const other of ["order2", null]) expect(await page(other)).toMatchObject({ text: null });
  const { body } = await get(shown, { token });
  expect(body.pages.map((one: { now: unknown }) => one.now !== null)).toEqual([false, true]);
  await setExceptions("order2", [{ ...christmas, id: "other" }]);
  for (const other of ["order2", null]) expect(await page(other)).toMatchObject({ text });
  itIs("2026-12-26T23:00:00Z");
  expect(await page()).toMatchObject({ text: null, expiry: null });
});
