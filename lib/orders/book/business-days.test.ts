import { expect, test } from "@jest/globals";
import { businessDay } from "@/lib/platform/time-zone/business-day";
import { timeZoneNames } from "@/lib/platform/time-zone/zones";
import fc from "@/tests/support/properties";
import { bookMonth, dayWithin, monthAfter } from "./business-days";

const HOUR_MS = 3_600_000;
const berlin = { timeZone: "Europe/Berlin", dayStartHour: 4 };
const at = (moment: string) => new Date(moment);

test.each([
  ["2026-11-30T22:59:00Z", "2026-11-30"],
  ["2026-12-01T02:59:59.999Z", "2026-11-30"],
  ["2026-12-01T03:00:00Z", "2026-12-01"],
])("%s belongs to the evening of %s if days begin at four", (moment, day) => {
  expect(businessDay(at(moment), berlin)).toBe(day);
});

test("a month has its days from their first hour to that of the next month, also when clocks change", () => {
  const { days, bounds } = bookMonth("2026-10", berlin);
  expect([days.length, days[0], days.at(-1)]).toEqual([31, "2026-10-01", "2026-10-31"]);
  expect([bounds[0], bounds.at(-1)]).toEqual([
    Date.parse("2026-10-01T02:00Z"),
    Date.parse("2026-11-01T03:00Z"),
  ]);
  // The clocks go back at 3 o'clock on the 25th, which belongs to the 24th.
  const hours = days.map((_, index) => ((bounds[index + 1] ?? 0) - (bounds[index] ?? 0)) / HOUR_MS);
  expect(hours.filter((count) => count !== 24)).toEqual([25]);
  expect(hours[23]).toBe(25);
  expect(bookMonth("2028-02", berlin).days).toHaveLength(29);
});

test("in every time zone a moment is in the month and the day that it belongs to, and in no other month", () => {
  const moments = fc.date({ min: at("2025-01-01"), max: at("2027-12-31"), noInvalidDate: true });
  const zones = fc.constantFrom(...timeZoneNames());
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: 0, max: 12 }), (moment, timeZone, dayStartHour) => {
      const clock = { timeZone, dayStartHour };
      const day = businessDay(moment, clock);
      const month = day.slice(0, 7);
      expect(dayWithin(bookMonth(month, clock), moment)).toBe(day);
      for (const count of [-1, 1])
        expect(dayWithin(bookMonth(monthAfter(month, count), clock), moment)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test("months follow each other over the years", () => {
  expect(["2026-12", "2026-01"].map((month) => monthAfter(month))).toEqual(["2027-01", "2026-02"]);
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});
