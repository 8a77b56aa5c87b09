import { expect, test } from "@jest/globals";
import type { HoursException } from "@/lib/restaurants/hours/hours";
import { exceptionAnnouncements, sharedAnnouncements } from "./exceptions";

const timeZone = "Europe/Berlin";
const christmas: HoursException = {
  id: "christmas",
  from: "2026-12-24",
  to: "2026-12-26",
  yearly: true,
  spans: [],
  message: "Merry Christmas",
};
const party: HoursException = {
  ...christmas,
  id: "party",
  from: "2026-12-12",
  to: "2026-12-12",
  yearly: false,
  spans: [{ from: 1080, to: 1320 }],
  message: "",
};
const at = (now: string, days: number, exceptions = [christmas, party]) =>
  exceptionAnnouncements(exceptions, { now: Date.parse(now), timeZone, days }).map(({ text, start, end }) => [
    text,
    new Date(start).toISOString(),
    new Date(end).toISOString(),
  ]);

test("exceptions are announced some days before, until their last day has ended, in the words of the product", () => {
  expect(at("2026-12-10T12:00:00Z", 14)).toEqual([
    ["12 December: 18:00–22:00", "2026-11-27T23:00:00.000Z", "2026-12-12T23:00:00.000Z"],
    [
      "24 December to 26 December: closed. Merry Christmas",
      "2026-12-09T23:00:00.000Z",
      "2026-12-26T23:00:00.000Z",
    ],
  ]);
});

test("on its last day an exception still has its first one", () => {
  expect(at("2027-12-26T12:00:00Z", 3)).toEqual([
    [
      "24 December to 26 December: closed. Merry Christmas",
      "2027-12-20T23:00:00.000Z",
      "2027-12-26T23:00:00.000Z",
    ],
  ]);
});

test("nothing is announced without days or exceptions", () => {
  expect([at("2026-12-24T12:00:00Z", 0), at("2026-12-24T12:00:00Z", 3, [])]).toEqual([[], []]);
});

test("restaurants share an exception that all of them have", () => {
  const of = (exceptions: HoursException[]) =>
    exceptionAnnouncements(exceptions, { now: Date.parse("2026-12-10T12:00:00Z"), timeZone, days: 14 });
  const texts = (...all: HoursException[][]) => sharedAnnouncements(all.map(of)).map(({ text }) => text);
  expect(texts([christmas, party], [{ ...christmas, id: "other" }])).toEqual([
    "24 December to 26 December: closed. Merry Christmas",
  ]);
  expect(texts([christmas], [{ ...christmas, message: "Back on the 27th" }])).toEqual([]);
  expect(texts([christmas], [])).toEqual([]);
  expect(texts()).toEqual([]);
});
