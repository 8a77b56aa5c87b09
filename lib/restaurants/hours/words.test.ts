import { expect, test } from "@jest/globals";
import { translatorOf } from "@/lib/platform/language/messages.server";
import type { Span } from "../week/week";
import { exceptionRuns } from "./exceptions";
import { alwaysOpen, type Hours } from "./hours";
import { hoursSpecification } from "./structured-data";
import { exceptionLine, hoursLines } from "./words";

const span = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const evening = [span(18, 22)];
const late = [span(18, 27)];
const week = [[], evening, evening, evening, [span(11.5, 14), span(18, 22)], late, late];

test("kinds of order that differ have lines of their own", () => {
  const delivery = Array.from({ length: 7 }, () => evening);
  expect(hoursLines({ ...alwaysOpen, week, kinds: { delivery } }).at(-1)).toBe(
    "Delivery: Every day 18:00–22:00",
  );
  expect(hoursLines(alwaysOpen)).toEqual([]);
});

const christmas = {
  id: "x",
  from: "2025-12-24",
  to: "2025-12-26",
  yearly: true,
  spans: [],
  message: "Merry Christmas",
};

test("an exception has its days and its message", () => {
  expect(exceptionLine({ from: "2026-12-24", to: "2026-12-26", exception: christmas })).toBe(
    "24 December to 26 December: closed. Merry Christmas",
  );
  const newYear = { ...christmas, spans: evening, message: "" };
  expect(exceptionLine({ from: "2026-12-31", to: "2026-12-31", exception: newYear })).toBe(
    "31 December: 18:00–22:00",
  );
});

test("the hours and exceptions are in the language of the page", () => {
  const t = translatorOf("de");
  expect(hoursLines({ ...alwaysOpen, week }, ["pickup"], t)).toEqual([
    "Montag geschlossen",
    "Dienstag bis Donnerstag 18:00–22:00",
    "Freitag 11:30–14:00, 18:00–22:00",
    "Samstag und Sonntag 18:00–03:00",
  ]);
  expect(exceptionLine({ from: "2026-12-24", to: "2026-12-26", exception: christmas }, t)).toBe(
    "24. Dezember bis 26. Dezember: geschlossen. Merry Christmas",
  );
});

const days = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `2026-12-${String(first + index).padStart(2, "0")}`);

test("exceptions of days are those that apply, with their days beyond the given ones", () => {
  const dinner = {
    ...christmas,
    id: "y",
    from: "2026-12-25",
    to: "2026-12-25",
    yearly: false,
    spans: evening,
  };
  const runs = exceptionRuns([christmas, dinner], days(20, 6));
  expect(runs).toEqual([
    { from: "2026-12-24", to: "2026-12-24", exception: christmas },
    { from: "2026-12-25", to: "2026-12-25", exception: dinner },
  ]);
  expect(exceptionRuns([christmas], days(20, 6))).toEqual([
    { from: "2026-12-24", to: "2026-12-26", exception: christmas },
  ]);
  expect(exceptionRuns([christmas], days(26, 3))[0]).toMatchObject({ from: "2026-12-24", to: "2026-12-26" });
});

test("structured data has the week by equal times, and the exceptions of the next days", () => {
  const hours: Hours = { ...alwaysOpen, week, exceptions: [christmas] };
  const { openingHoursSpecification: all } = hoursSpecification(hours, days(22, 6));
  const type = { "@type": "OpeningHoursSpecification" };
  expect(all).toEqual([
    { ...type, dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "18:00", closes: "22:00" },
    { ...type, dayOfWeek: ["Friday"], opens: "11:30", closes: "14:00" },
    { ...type, dayOfWeek: ["Saturday", "Sunday"], opens: "18:00", closes: "03:00" },
    { ...type, validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
  ]);
  expect(hoursSpecification(alwaysOpen, [])).toEqual({});
});
