import { expect, test } from "@jest/globals";
import type { Span } from "./week";
import { offeredText, spanSentence, weekLines } from "./words";

const span = (from: number, to: number): Span => ({ from: from * 60, to: to * 60 });
const evening = [span(18, 22)];
const late = [span(18, 27)];
const week = [[], evening, evening, evening, [span(11.5, 14), span(18, 22)], late, late];

test("equal days of a week are one line", () => {
  expect(weekLines(week)).toEqual([
    "Monday closed",
    "Tuesday to Thursday 18:00–22:00",
    "Friday 11:30–14:00, 18:00–22:00",
    "Saturday and Sunday 18:00–03:00",
  ]);
  expect(weekLines(Array.from({ length: 7 }, () => [span(0, 24)]))).toEqual(["Every day all day"]);
});

test("a time past midnight names both days", () => {
  expect(spanSentence(6, span(18, 27))).toBe("Sunday 18:00 to Monday 03:00");
  expect(spanSentence(5, span(18, 24))).toBe("Saturday 18:00 to 24:00");
});

test("the times of a category name only the days on which its dishes are offered", () => {
  expect(offeredText(week)).toBe(
    "Tuesday to Thursday 18:00–22:00, Friday 11:30–14:00, 18:00–22:00, Saturday and Sunday 18:00–03:00",
  );
});
