import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { runShutdownHooks } from "@/lib/platform/server/shutdown-hooks";
import { dayIn } from "@/lib/platform/time-zone/days";
import { usableTimeZone } from "@/lib/platform/time-zone/zones";
import { breakTable, setUpTestDatabase } from "@/tests/support/database/database";
import { countDaysIn } from "@/tests/support/setup/instance";
import { countVisit, createVisitLog, dayOf, listVisits } from "./server";

setUpTestDatabase();

const rows = async () =>
  (await db.pageVisits.findMany({ orderBy: [{ day: "asc" }, { page: "asc" }] })).map(
    ({ day, page, count }) => `${dayOf(day)} ${page} ${count}`,
  );
const at = (moment: string) => new Date(moment);

test("the visits of two instances add up, by page and by day in UTC", async () => {
  const [one, other] = [createVisitLog(), createVisitLog()];
  const midnight = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const evening = new Date(midnight.getTime() - 1);
  for (let visit = 0; visit < 3; visit++) {
    one.count("order1", midnight);
    other.count("order1", midnight);
    other.count("home", evening);
  }
  await Promise.all([one.write(), other.write()]);
  one.count("order1", midnight);
  await one.write();
  expect(await rows()).toEqual([`${dayOf(evening)} home 3`, `${dayOf(midnight)} order1 7`]);
});

test.each([
  ["Pacific/Kiritimati", "10:00"],
  ["America/St_Johns", "03:30"],
  ["Europe/London", "00:00"],
  ["Europe/Atlantis", "00:00"],
])("in %s a day begins at %s UTC", async (timeZone, midnight) => {
  await countDaysIn(timeZone);
  const begins = at(`2099-01-15T${midnight}:00Z`);
  const visits = createVisitLog();
  visits.count("home", new Date(begins.getTime() - 1));
  for (const minutes of [0, 16, 45]) visits.count("home", new Date(begins.getTime() + minutes * 60_000));
  await visits.write();
  const [evening, morning] = await db.pageVisits.findMany({ orderBy: { day: "asc" } });
  expect([evening?.count, morning?.count]).toEqual([1, 3]);
  expect(dayOf(morning?.day ?? begins)).toBe(dayIn(begins, usableTimeZone(timeZone)));
});

test("days that were counted in another time zone are unchanged", async () => {
  const visits = createVisitLog();
  const moment = at("2099-01-15T12:00:00Z");
  visits.count("home", moment);
  await visits.write();
  await countDaysIn("Pacific/Kiritimati");
  visits.count("home", moment);
  await visits.write();
  expect(await rows()).toEqual(["2099-01-15 home 1", "2099-01-16 home 1"]);
});

test("a failed write is retried, and old days are deleted", async () => {
  await db.pageVisits.create({ data: { day: at("2020-02-29"), page: "home", count: 5 } });
  const visits = createVisitLog();
  const repair = await breakTable("PageVisits", currentDatabase().target);
  visits.count("home");
  await expect(visits.write()).rejects.toThrow();
  await repair();
  visits.count("home");
  await visits.write();
  await sweepExpired();
  expect(await rows()).toEqual([`${dayOf(new Date())} home 2`]);
});

test("memory and counts are limited", async () => {
  const visits = createVisitLog();
  await db.pageVisits.create({ data: { day: new Date(), page: "page-1", count: 2_147_483_647 } });
  for (let page = 0; page < 2000; page++) visits.count(`page-${page}`);
  await visits.write();
  expect(await db.pageVisits.count()).toBe(500);
  expect(await db.pageVisits.aggregate({ _max: { count: true } })).toEqual({
    _max: { count: 2_147_483_647 },
  });
});

test("pending counts are written when the figures are read and when the process stops", async () => {
  const request = new Request("http://localhost/", {
    headers: {
      accept: "text/html",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
  });
  countVisit("home", request);
  expect(await rows()).toEqual([]);
  const today = dayOf(new Date());
  expect(await listVisits(at(today))).toEqual([{ day: today, page: "home", count: 1 }]);
  countVisit("home", request);
  await runShutdownHooks();
  expect(await rows()).toEqual([`${today} home 2`]);
});
