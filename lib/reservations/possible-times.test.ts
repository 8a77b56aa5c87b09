import { expect, test } from "@jest/globals";
import { Temporal } from "temporal-polyfill";
import { timeZoneNames } from "@/lib/platform/time-zone/zones";
import { alwaysOpen, type Hours } from "@/lib/restaurants/hours/hours";
import { openingsOf } from "@/lib/restaurants/hours/openings";
import type { Span } from "@/lib/restaurants/week/week";
import fc from "@/tests/support/properties";
import { firstRules } from "./first-rules";
import { endOf, horizonOf, isOnGrid, possibleTimes, refusedAt } from "./possible-times";
import type { ReservationRules } from "./rules";

const ZONE = "Europe/Berlin";
const at = (text: string, timeZone = ZONE) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
const clock = (moment: number, timeZone = ZONE) =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });
const everyDay = (...spans: Span[]): Hours => ({
  ...alwaysOpen,
  week: Array.from({ length: 7 }, () => spans),
});
const rules = (change: Partial<ReservationRules> = {}): ReservationRules => ({
  ...firstRules,
  isOn: true,
  leadMinutes: 0,
  gridMinutes: 30,
  ...change,
});

/** The times of a day by the clock. */
function timesOf(hours: Hours, day: string, change: Partial<ReservationRules> = {}, now = `${day}T00:00`) {
  const from = at(`${day}T00:00`);
  const to = at(Temporal.PlainDate.from(day).add({ days: 1 }).toPlainDateTime().toString());
  const openings = openingsOf(hours, "table", { from, days: 3, timeZone: ZONE });
  const context = { now: at(now), timeZone: ZONE, openings, pausedUntil: 0 };
  return possibleTimes(rules(change), { from, to }, context).map((moment) => clock(moment));
}

const evening = everyDay({ from: 1080, to: 1320 });

test("times are those of the grid within the hours, until some time before closing", () => {
  expect(timesOf(evening, "2026-11-27")).toEqual([
    "18:00",
    "18:30",
    "19:00",
    "19:30",
    "20:00",
    "20:30",
    "21:00",
  ]);
  expect(timesOf(everyDay({ from: 1085, to: 1200 }), "2026-11-27")).toEqual(["18:30", "19:00"]);
  expect(timesOf(evening, "2026-11-27", { gridMinutes: 60, lastMinutes: 0 })).toEqual([
    "18:00",
    "19:00",
    "20:00",
    "21:00",
  ]);
});

test("times begin after the lead time, and end at the horizon", () => {
  const change = { leadMinutes: 60 };
  expect(timesOf(evening, "2026-11-27", change, "2026-11-27T19:10")).toEqual(["20:30", "21:00"]);
  expect(timesOf(evening, "2026-11-27", { horizonDays: 1 }, "2026-11-26T10:00")).toHaveLength(7);
  expect(timesOf(evening, "2026-11-28", { horizonDays: 1 }, "2026-11-26T10:00")).toEqual([]);
});

test("times after midnight belong to their own day", () => {
  const late = everyDay({ from: 1080, to: 1560 });
  expect(timesOf(late, "2026-11-28", {}, "2026-11-27T12:00")).toEqual(
    expect.arrayContaining(["00:00", "01:00", "18:00", "23:30"]),
  );
  expect(timesOf(late, "2026-11-28")).not.toContain("01:30");
});

test("on the night on which the clock goes back the repeated times are two, and on the other one the skipped ones none", () => {
  const night = everyDay({ from: 0, to: 300 });
  const nights = { gridMinutes: 60, lastMinutes: 60 };
  expect(timesOf(night, "2026-10-25", nights, "2026-10-24T12:00")).toEqual([
    "00:00",
    "01:00",
    "02:00",
    "02:00",
    "03:00",
    "04:00",
  ]);
  expect(timesOf(night, "2026-03-29", nights, "2026-03-28T12:00")).toEqual([
    "00:00",
    "01:00",
    "03:00",
    "04:00",
  ]);
});

test("a reservation ends after its duration, or at closing", () => {
  const from = at("2026-11-27T00:00");
  const openings = openingsOf(evening, "table", { from, days: 2, timeZone: ZONE });
  const ends = (time: string, people: number) =>
    clock(endOf(rules(), { start: at(`2026-11-27T${time}`), people }, openings));
  expect([ends("18:00", 2), ends("18:00", 5), ends("21:00", 2)]).toEqual(["20:00", "20:30", "22:00"]);
});

test("a moment is refused with the reason", () => {
  const now = at("2026-11-27T17:00");
  const openings = openingsOf(evening, "table", { from: now, days: 100, timeZone: ZONE });
  const context = { now, timeZone: ZONE, openings, pausedUntil: at("2026-11-28T00:00") };
  const refused = (time: string) => refusedAt(rules({ leadMinutes: 30 }), at(time), context);
  expect(refused("2026-11-26T19:00")).toBe("past");
  expect(refused("2026-11-27T17:15")).toBe("tooSoon");
  expect(refused("2026-11-27T19:00")).toBe("paused");
  expect(refused("2026-11-28T12:00")).toBe("closed");
  expect(refused("2026-11-28T21:30")).toBe("tooLate");
  expect(refused("2026-11-28T19:10")).toBe("offGrid");
  expect(refused("2026-11-28T19:00")).toBeNull();
  expect(refused("2027-03-27T19:00")).toBe("beyond");
});

test("in every time zone each offered time is on the grid, open, and within lead time and horizon", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...timeZoneNames()),
      fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2027-12-31") }),
      fc.constantFrom(15, 30, 60),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 15, max: 1440 }),
      fc.record({ leadMinutes: fc.nat(3000), lastMinutes: fc.nat(300), horizonDays: fc.nat(4) }),
      (timeZone, now, gridMinutes, from, length, change) => {
        const own = rules({ gridMinutes, ...change });
        const openings = openingsOf(everyDay({ from, to: from + length }), "table", {
          from: now,
          days: 8,
          timeZone,
        });
        const context = { now, timeZone, openings, pausedUntil: 0 };
        const times = possibleTimes(own, { from: now, to: now + 5 * 86_400_000 }, context);
        expect(new Set(times).size).toBe(times.length);
        for (const time of times) {
          expect(isOnGrid(time, gridMinutes, timeZone)).toBe(true);
          expect(refusedAt(own, time, context)).toBeNull();
          expect(time).toBeGreaterThanOrEqual(now + own.leadMinutes * 60_000);
          expect(time).toBeLessThan(horizonOf(own, now, timeZone));
          expect(openings.some(({ start, end }) => start <= time && time < end)).toBe(true);
          expect(endOf(own, { start: time, people: 2 }, openings)).toBeGreaterThan(time);
        }
      },
    ),
    { numRuns: 60 },
  );
});
