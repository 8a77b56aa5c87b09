import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { dayAfter, dayIn, latestDays, minuteIn, momentOfMinute, startOfDay, wallClock } from "./days";
import { timeZoneNames } from "./zones";

const at = (moment: string) => new Date(moment);

test.each([
  ["UTC", "2026-01-31T23:59:59.999Z", "2026-01-31"],
  ["UTC", "2026-02-01T00:00:00Z", "2026-02-01"],
  ["Pacific/Kiritimati", "2026-01-31T09:59:59.999Z", "2026-01-31"],
  ["Pacific/Kiritimati", "2026-01-31T10:00:00Z", "2026-02-01"],
  ["America/St_Johns", "2026-02-01T03:29:59Z", "2026-01-31"],
  ["America/St_Johns", "2026-02-01T03:30:00Z", "2026-02-01"],
  ["Etc/GMT+12", "2026-02-01T11:59:59Z", "2026-01-31"],
  ["Europe/London", "2026-06-30T23:00:00Z", "2026-07-01"],
  ["Asia/Calcutta", "2026-12-31T18:30:00Z", "2027-01-01"],
])("in %s the day of %s is %s", (timeZone, moment, day) => {
  expect(dayIn(at(moment), timeZone)).toBe(day);
});

test("calendar and clock use the time zone, from midnight to midnight", () => {
  expect(wallClock(at("2026-07-01T23:05:09Z"), "Europe/London")).toBe("2026-07-02 00:05:09");
  expect(wallClock(at("2026-02-01T03:29:59Z"), "America/St_Johns")).toBe("2026-01-31 23:59:59");
});

test.each([
  ["UTC", "2026-01-31", "2026-01-31T00:00:00.000Z", 24],
  ["Pacific/Kiritimati", "2026-02-01", "2026-01-31T10:00:00.000Z", 24],
  ["America/St_Johns", "2026-02-01", "2026-02-01T03:30:00.000Z", 24],
  ["Europe/London", "2026-03-29", "2026-03-29T00:00:00.000Z", 23],
  ["Europe/London", "2026-03-30", "2026-03-29T23:00:00.000Z", 24],
  ["Europe/London", "2026-10-25", "2026-10-24T23:00:00.000Z", 25],
  ["Europe/London", "2026-10-26", "2026-10-26T00:00:00.000Z", 24],
  ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00.000Z", 24.5],
  // A zone whose clocks change from midnight to one o'clock.
  ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z", 23],
])("in %s %s begins at %s and has %d hours", (timeZone, day, start, hours) => {
  const begins = startOfDay(day, timeZone);
  const ends = startOfDay(dayAfter(day), timeZone);
  expect([begins.toISOString(), (ends.getTime() - begins.getTime()) / 3_600_000]).toEqual([start, hours]);
});

test.each([
  ["UTC", "2026-01-31", 4, "2026-01-31T04:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-02-01", 12, "2026-01-31T22:00:00.000Z"],
  ["Etc/GMT+12", "2026-02-01", 12, "2026-02-02T00:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", 4, "2026-03-29T02:00:00.000Z"],
  // There is no 2 o'clock in the night of the change: the day begins at 3.
  ["Europe/Berlin", "2026-03-29", 2, "2026-03-29T01:00:00.000Z"],
  // The first of the two hours from 2 o'clock.
  ["Europe/Berlin", "2026-10-25", 2, "2026-10-25T00:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25", 3, "2026-10-25T02:00:00.000Z"],
])("in %s the day of %s that begins at %d o'clock begins at %s", (timeZone, day, hour, start) => {
  expect(startOfDay(day, timeZone, hour).toISOString()).toBe(start);
});

test("in every time zone a day begins at the end of the previous one", () => {
  const moments = fc.date({ min: at("2020-01-01"), max: at("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...timeZoneNames()), (moment, timeZone) => {
      const day = dayIn(moment, timeZone);
      const start = startOfDay(day, timeZone);
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(startOfDay(dayAfter(day), timeZone).getTime()).toBeGreaterThan(moment.getTime());
      expect(dayIn(new Date(start.getTime() - 1), timeZone)).toBe(dayAfter(day, -1));
    }),
  );
});

test("in every time zone a local time has a moment that shows it", () => {
  const minutes = fc.integer({
    min: Date.parse("2026-01-01") / 60_000,
    max: Date.parse("2029-01-01") / 60_000,
  });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...timeZoneNames()), (minute, timeZone) => {
      const text = minuteIn(new Date(minute * 60_000), timeZone);
      expect(minuteIn(momentOfMinute(text.replace(" ", "T"), timeZone), timeZone)).toBe(text);
    }),
  );
  expect(momentOfMinute("2026-07-01T18:05", "Europe/Berlin")).toEqual(new Date("2026-07-01T16:05:00Z"));
});

test("the latest days end with the place's own today", () => {
  const now = at("2026-03-01T10:30:00Z");
  expect(latestDays(now, 3, "UTC")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(latestDays(now, 2, "Pacific/Kiritimati")).toEqual(["2026-03-01", "2026-03-02"]);
  expect(latestDays(at("2026-03-01T02:00:00Z"), 1, "America/St_Johns")).toEqual(["2026-02-28"]);
});
