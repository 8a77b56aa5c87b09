import { expect, test } from "@jest/globals";
import { clockOffset } from "./use-hours";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test.each([
  [0, 0],
  [29 * MINUTE, 0],
  [-15 * MINUTE, 0],
  [DAY, DAY],
  [-DAY, -DAY],
  [-61 * MINUTE, -61 * MINUTE],
])("a clock that differs by %d ms from the server’s is corrected by %d ms", (difference, offset) => {
  const own = Date.parse("2026-11-26T12:00Z");
  expect(clockOffset(own + difference, own)).toBe(offset);
});
