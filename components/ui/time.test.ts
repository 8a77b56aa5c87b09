import { expect, test } from "@jest/globals";
import { fullTime, placeTime, timeAgo } from "./time";

const now = new Date("2026-05-20T12:00:00Z");

test.each([
  ["2026-05-20T11:59:40Z", "now"],
  ["2026-05-20T11:59:00Z", "1 minute ago"],
  ["2026-05-20T09:10:00Z", "3 hours ago"],
  ["2026-05-19T11:00:00Z", "yesterday"],
  ["2026-05-11T12:00:00Z", "last week"],
  ["2026-03-20T12:00:00Z", "2 months ago"],
  ["2023-05-20T12:00:00Z", "3 years ago"],
  ["2026-05-20T12:00:05Z", "now"],
])("%s is %s", (date, expected) => {
  expect(timeAgo(new Date(date), now, "en")).toBe(expected);
});

test("seconds are shown on request", () => {
  const date = new Date(2026, 4, 20, 12, 0, 7);
  expect(fullTime(date, { locale: "en" })).toMatch(/^May 20, 2026, 12:00\sPM$/);
  expect(fullTime(date, { locale: "en", seconds: true })).toMatch(/^May 20, 2026, 12:00:07\sPM$/);
});

test("the time of a place has its zone if the reader's differs", () => {
  const date = new Date("2026-07-01T23:05:09Z");
  const own = fullTime(date, { locale: "en" });
  const there = (timeZone: string) => fullTime(date, { locale: "en", timeZone });
  expect(there("Pacific/Kiritimati")).toMatch(/^Jul 2, 2026, 1:05\sPM GMT\+14$/);
  expect(there(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(own);
  expect(there("Europe/Atlantis")).toBe(own);
});

test("guests read the time on the restaurant's clock", () => {
  const at = (moment: string, timeZone: string) => placeTime(new Date(moment), timeZone);
  expect(at("2026-07-01T23:05:09Z", "Europe/London")).toMatch(/^July 2, 2026 at 00:05 GMT\+1$/);
  expect(at("2026-02-01T03:29:59Z", "America/St_Johns")).toMatch(/^January 31, 2026 at 23:59 GMT-3:30$/);
  expect(at("2026-02-01T12:00:00Z", "Europe/Lisbon")).toMatch(/^February 1, 2026 at 12:00 UTC$/);
});
