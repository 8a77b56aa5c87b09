import { expect, test } from "@jest/globals";
import { dueTime, sortByDue } from "./due-words";

const now = new Date("2026-11-26T22:30:00Z");

test.each([
  ["UTC", "22:45"],
  ["Europe/Berlin", "23:45"],
  ["Asia/Kolkata", "04:15"],
])("a time of today in %s has no day", (timeZone, words) => {
  expect(dueTime("2026-11-26T22:45:00Z", now, timeZone)).toBe(words);
});

test("a time of another day in the zone has its day", () => {
  expect(dueTime("2026-11-26T23:30:00Z", now, "Europe/Berlin")).toBe("Fri 27 Nov, 00:30");
  expect(dueTime("2026-12-24T18:00:00Z", now, "UTC")).toBe("Thu 24 Dec, 18:00");
  expect(dueTime("2026-12-24T18:00:00Z", now, "UTC", "de")).toBe("Do., 24. Dez., 18:00");
});

test("orders for later come last, by their time; others keep their order", () => {
  const orders = [
    { id: "tomorrow", dueAt: "2026-11-27T12:00:00Z" },
    { id: "now" },
    { id: "tonight", dueAt: "2026-11-27T00:00:00Z" },
    { id: "soon", dueAt: "2026-11-26T23:30:00Z" },
  ];
  expect(sortByDue(orders, now).map(({ id }) => id)).toEqual(["now", "soon", "tonight", "tomorrow"]);
});
