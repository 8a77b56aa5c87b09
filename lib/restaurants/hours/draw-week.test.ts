import { expect, test } from "@jest/globals";
import type { Week } from "../week/week";
import { blocksOf, drawnSpan, withChangedSpan, withoutSpan, withSpan } from "./draw-week";

const empty: Week = Array.from({ length: 7 }, () => []);
const lunch = { from: 690, to: 840 };

test("drawn times are quarters of an hour, and at least half an hour", () => {
  expect(drawnSpan(693, 838)).toEqual(lunch);
  expect(drawnSpan(838, 693)).toEqual(lunch);
  expect(drawnSpan(600, 601)).toEqual({ from: 600, to: 630 });
  expect(drawnSpan(1435, 1440)).toEqual({ from: 1410, to: 1440 });
  expect(drawnSpan(-20, 3000)).toEqual({ from: 0, to: 1440 });
});

test("times that overlap, or too many on a day, are not added", () => {
  const week = withSpan(empty, 2, lunch) ?? [];
  expect(week[2]).toEqual([lunch]);
  expect(withSpan(week, 2, { from: 800, to: 900 })).toBeNull();
  expect(withSpan(week, 2, { from: 600, to: 690 })?.[2]).toEqual([{ from: 600, to: 690 }, lunch]);
  const four = [0, 60, 120, 180].reduce<Week>(
    (all, from) => withSpan(all, 0, { from, to: from + 30 }) ?? all,
    empty,
  );
  expect(withSpan(four, 0, { from: 600, to: 660 })).toBeNull();
});

test("a time is moved and removed, but not over another one or out of its day", () => {
  const week = withSpan(withSpan(empty, 0, lunch) ?? [], 0, { from: 1080, to: 1320 }) ?? [];
  const at = { day: 0, index: 1 };
  expect(withChangedSpan(week, at, { from: 1080, to: 1620 })?.[0]?.[1]).toEqual({ from: 1080, to: 1620 });
  expect(withChangedSpan(week, at, { from: 800, to: 1320 })).toBeNull();
  expect(withChangedSpan(week, at, { from: 1080, to: 1080 })).toBeNull();
  expect(withChangedSpan(week, at, { from: 1440, to: 1500 })).toBeNull();
  expect(withoutSpan(week, at)[0]).toEqual([lunch]);
});

test("a time past midnight is drawn in two columns, from Sunday into Monday", () => {
  const week = withSpan(empty, 6, { from: 1080, to: 1620 }) ?? [];
  expect(blocksOf(week)).toEqual([
    { day: 6, index: 0, column: 6, from: 1080, to: 1440, continues: true, continued: false },
    { day: 6, index: 0, column: 0, from: 0, to: 180, continues: false, continued: true },
  ]);
});
