import { expect, test } from "@jest/globals";
import { fullTime, timeAgo } from "./time";

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

test("the seconds show where they are asked for", () => {
  const date = new Date(2026, 4, 20, 12, 0, 7);
  expect(fullTime(date, { locale: "en" })).toMatch(/^May 20, 2026, 12:00\sPM$/);
  expect(fullTime(date, { locale: "en", seconds: true })).toMatch(/^May 20, 2026, 12:00:07\sPM$/);
});
