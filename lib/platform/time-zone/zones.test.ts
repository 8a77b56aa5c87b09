import { expect, test } from "@jest/globals";
import { completeTimeZone, isTimeZone, timeZoneNames, usableTimeZone } from "./zones";

test.each([
  "Europe/London",
  "UTC",
  "Asia/Calcutta",
  "Asia/Kolkata",
  "America/Argentina/Buenos_Aires",
  "Etc/GMT+5",
])("%s is a time zone", (name) => {
  expect([isTimeZone(name), usableTimeZone(name)]).toEqual([true, name]);
});

test.each([
  "",
  "Europe/Atlantis",
  "+01:00",
  "Etc/Unknown",
  "London",
  "UTC; DROP TABLE",
  "Europe/London\0",
  "U".repeat(100),
])("%j is none, and UTC is used in its place", (name) => {
  expect([isTimeZone(name), usableTimeZone(name)]).toEqual([false, "UTC"]);
});

test("there are hundreds of names, each of them valid", () => {
  const names = timeZoneNames();
  expect(names.length).toBeGreaterThan(300);
  expect(names).toEqual(expect.arrayContaining(["UTC", "Europe/London", "Pacific/Kiritimati"]));
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
});

test.each([
  ["london", "Europe/London"],
  [" europe/london ", "Europe/London"],
  ["new york", "America/New_York"],
  ["utc", "UTC"],
  ["Louisville", "Louisville"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["", ""],
  ["nowhere", "nowhere"],
])("%j is completed to %j", (text, name) => {
  const names = [
    "America/Kentucky/Louisville",
    "America/Louisville",
    "America/New_York",
    "Europe/London",
    "UTC",
  ];
  expect(completeTimeZone(text, names)).toBe(name);
});
