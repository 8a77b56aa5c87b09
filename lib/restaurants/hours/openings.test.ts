import { describe, expect, test } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { timeZoneNames } from "@/lib/platform/time-zone/zones";
import fc from "@/tests/support/properties";
import type { Span } from "../week/week";
import { alwaysOpen, type Hours, type HoursException } from "./hours";
import { isWithin, momentAt, openingsOf } from "./openings";

const time = (text: string) => {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
};
const span = (from: string, to: string): Span => ({ from: time(from), to: time(to) });
const closed: Span[] = [];
const everyDay = (...spans: Span[]): Hours => ({
  ...alwaysOpen,
  week: Array.from({ length: 7 }, () => spans),
});
const exception = (change: Partial<HoursException>): HoursException => ({
  id: "one",
  from: "2026-12-24",
  to: "2026-12-24",
  yearly: false,
  spans: closed,
  message: "",
  ...change,
});

/** Lists openings as `24 18:00-25 03:00`, in the zone's time. */
function texts(hours: Hours, from: string, days: number, timeZone = "UTC") {
  const start = Temporal.PlainDateTime.from(from).toZonedDateTime(timeZone).epochMilliseconds;
  const text = (moment: number) => {
    const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
    return `${at.day} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
  };
  const openings = openingsOf(hours, "pickup", { from: start, days, timeZone });
  return openings.map((one) => `${text(one.start)}-${text(one.end)}`);
}

test("days have several times, and one after midnight belongs to the day on which it begins", () => {
  const hours = everyDay(span("11:30", "14:00"), span("18:00", "22:00"));
  expect(texts(hours, "2026-11-26T12:00", 2)).toEqual([
    "26 11:30-26 14:00",
    "26 18:00-26 22:00",
    "27 11:30-27 14:00",
    "27 18:00-27 22:00",
  ]);
  const saturdays: Hours = {
    ...alwaysOpen,
    week: [closed, closed, closed, closed, closed, [span("18:00", "27:00")], closed],
  };
  expect(texts(saturdays, "2026-11-29T02:59", 1)).toEqual(["28 18:00-29 03:00"]);
  expect(texts(saturdays, "2026-11-29T03:00", 1)).toEqual([]);
});

test("times that touch or overlap at midnight are one", () => {
  expect(texts(everyDay(span("00:00", "24:00")), "2026-11-26T12:00", 3)).toEqual(["25 00:00-29 00:00"]);
  const late = { ...everyDay(span("18:00", "26:00"), span("00:00", "01:00")) };
  expect(texts(late, "2026-11-26T19:00", 1)).toEqual(["26 18:00-27 02:00"]);
});

test("a kind of order has its own week", () => {
  const hours = {
    ...everyDay(span("10:00", "12:00")),
    kinds: { pickup: everyDay(span("13:00", "14:00")).week ?? [] },
  };
  expect(texts(hours, "2026-11-26T00:00", 1)).toEqual(["26 13:00-26 14:00"]);
});

test("exceptions replace the hours of their days, also yearly and over the new year", () => {
  const hours = {
    ...everyDay(span("18:00", "22:00")),
    exceptions: [
      exception({ from: "2025-12-24", to: "2026-01-01", yearly: true }),
      exception({ id: "two", from: "2026-12-31", to: "2026-12-31", spans: [span("20:00", "28:00")] }),
    ],
  };
  expect(texts(hours, "2026-12-23T12:00", 3)).toEqual(["23 18:00-23 22:00"]);
  expect(texts(hours, "2026-12-30T12:00", 4)).toEqual(["31 20:00-1 04:00", "2 18:00-2 22:00"]);
});

test("an exception of one year precedes a yearly one, a shorter one a longer one, then the later one", () => {
  const open = (id: string, change: Partial<HoursException>, from: string) =>
    exception({ id, spans: [span(from, "23:00")], ...change });
  const first = (...exceptions: HoursException[]) =>
    texts({ ...everyDay(), exceptions }, "2026-12-24T00:00", 1)[0];
  expect(first(open("a", {}, "10:00"), open("b", { yearly: true }, "11:00"))).toBe("24 10:00-24 23:00");
  expect(first(open("a", {}, "10:00"), open("b", { to: "2026-12-26" }, "11:00"))).toBe("24 10:00-24 23:00");
  expect(first(open("a", {}, "10:00"), open("b", {}, "11:00"))).toBe("24 11:00-24 23:00");
});

test("29 February is 28 February in other years", () => {
  const hours = {
    ...everyDay(span("9:00", "10:00")),
    exceptions: [exception({ from: "2028-02-29", to: "2028-02-29", yearly: true })],
  };
  expect(texts(hours, "2028-02-28T00:00", 2)).toEqual(["28 09:00-28 10:00"]);
  expect(texts(hours, "2029-02-28T00:00", 2)).toEqual(["1 09:00-1 10:00"]);
});

test.each([
  // The clock goes from 02:00 to 03:00: an opening at 02:30 is at 03:00, a closing too.
  ["Europe/Berlin", "2027-03-28", "02:30", "from", "2027-03-28T01:00:00Z"],
  ["Europe/Berlin", "2027-03-28", "02:30", "to", "2027-03-28T01:00:00Z"],
  // 02:30 is there twice: an opening is the first, a closing the last.
  ["Europe/Berlin", "2026-10-25", "02:30", "from", "2026-10-25T00:30:00Z"],
  ["Europe/Berlin", "2026-10-25", "02:30", "to", "2026-10-25T01:30:00Z"],
  ["Europe/Berlin", "2026-10-24", "26:30", "to", "2026-10-25T01:30:00Z"],
  // Half an hour.
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "from", "2026-10-03T15:30:00Z"],
  ["Australia/Lord_Howe", "2027-04-04", "01:45", "to", "2027-04-03T15:15:00Z"],
  // At midnight.
  ["Africa/Cairo", "2027-04-30", "00:30", "from", "2027-04-29T22:00:00Z"],
  ["Africa/Cairo", "2027-04-30", "00:00", "to", "2027-04-29T22:00:00Z"],
] as const)("in %s the %s %s of an opening’s %s is at %s", (timeZone, day, at, edge, moment) => {
  expect(new Date(momentAt(day, time(at), timeZone, edge)).toISOString()).toBe(
    new Date(moment).toISOString(),
  );
});

const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 })
  .map((quarters) => [...quarters].sort((a, b) => a - b))
  .map((sorted) =>
    sorted.flatMap((from, index) => {
      const to = sorted[index + 1];
      return index % 2 === 0 && to !== undefined && from < 96 ? [{ from: from * 15, to: to * 15 }] : [];
    }),
  );
const weeks = fc.array(spans, { minLength: 7, maxLength: 7 });
const moments = fc.integer({ min: Date.parse("2026-11-01"), max: Date.parse("2028-11-30") });

test("in every time zone openings are ordered, apart from each other, and as the wall clock says", () => {
  fc.assert(
    fc.property(weeks, moments, fc.constantFrom(...timeZoneNames()), (week, from, timeZone) => {
      const hours = { ...alwaysOpen, week };
      const openings = openingsOf(hours, "pickup", { from, days: 4, timeZone });
      for (const [index, { start, end }] of openings.entries()) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThan(openings[index - 1]?.end ?? 0);
      }
      const at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
      const minute = at.hour * 60 + at.minute;
      const isListed = (week[at.dayOfWeek - 1] ?? []).some((one) => one.from <= minute && minute < one.to);
      const isOpen = openings.some(({ start, end }) => start <= from && from < end);
      const wall = at.toPlainDateTime();
      const isRepeated = !wall
        .toZonedDateTime(timeZone, { disambiguation: "earlier" })
        .equals(wall.toZonedDateTime(timeZone, { disambiguation: "later" }));
      // In a repeated hour an opening covers both halves from its first beginning to its last end.
      if (isRepeated) expect(isOpen || !isListed).toBe(true);
      else expect(isOpen).toBe(isListed);
    }),
    { numRuns: 400 },
  );
});

describe("times of a category", () => {
  const weekdays = (...spans: Span[]) => Array.from({ length: 7 }, (_, day) => (day < 5 ? spans : closed));
  const lunch = weekdays(span("11:30", "14:30"));
  const berlin = (text: string) =>
    Temporal.PlainDateTime.from(text).toZonedDateTime("Europe/Berlin").epochMilliseconds;

  test.each([
    ["2026-11-26T11:29", false],
    ["2026-11-26T11:30", true],
    ["2026-11-26T14:29", true],
    ["2026-11-26T14:30", false],
    ["2026-11-28T12:00", false],
  ])("at %s of Berlin lunch is offered: %s", (text, isOffered) => {
    expect(isWithin(lunch, berlin(text), "Europe/Berlin")).toBe(isOffered);
  });

  test("an exception closes them on its days if it says so, and else leaves them", () => {
    const spans = [span("12:00", "20:00")];
    const long = exception({ to: "2026-12-31", spans, closesCategories: true });
    const one = exception({ id: "two", from: "2026-12-30", to: "2026-12-30", spans });
    const isOffered = (text: string) => isWithin(lunch, berlin(text), "Europe/Berlin", [long, one]);
    expect(
      ["2026-12-23", "2026-12-24", "2026-12-30", "2026-12-31"].map((day) => isOffered(`${day}T12:00`)),
    ).toEqual([true, false, true, false]);
  });

  test("past midnight they belong to the day on which they begin", () => {
    const late = weekdays(span("22:00", "26:00"));
    expect(isWithin(late, berlin("2026-11-28T01:59"), "Europe/Berlin")).toBe(true);
    expect(isWithin(late, berlin("2026-11-28T02:00"), "Europe/Berlin")).toBe(false);
    expect(isWithin(late, berlin("2026-11-30T01:00"), "Europe/Berlin")).toBe(false);
  });

  test("in an hour that a change of the clock repeats they end with its second half, and begin after one that it skips", () => {
    const night = everyDay(span("01:00", "02:30")).week ?? [];
    // 25 October 2026: 02:30 is at 00:30 and 01:30 UTC. 28 March 2027: 02:30 doesn't exist, the clock changes at 01:00 UTC.
    expect(isWithin(night, Date.parse("2026-10-25T01:29Z"), "Europe/Berlin")).toBe(true);
    expect(isWithin(night, Date.parse("2026-10-25T01:30Z"), "Europe/Berlin")).toBe(false);
    expect(isWithin(night, Date.parse("2027-03-28T00:59Z"), "Europe/Berlin")).toBe(true);
    expect(isWithin(night, Date.parse("2027-03-28T01:00Z"), "Europe/Berlin")).toBe(false);
  });
});
