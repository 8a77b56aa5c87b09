import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { watchHours } from "./hours";

const NOON = Date.parse("2026-11-26T12:00:00Z");
const HOUR = 3_600_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => {
  jest.useRealTimers();
});

test("the line says that the restaurant has closed and opened while the page is open", () => {
  const later = JSON.stringify([
    [NOON + 2 * HOUR, "Closed now. Opens at 18:00."],
    [NOON + 6 * HOUR, "Open until 22:00"],
  ]);
  const line = { dataset: { later }, textContent: "Open until 14:00" };
  watchHours(line);
  jest.advanceTimersByTime(2 * HOUR - 1);
  expect(line.textContent).toBe("Open until 14:00");
  jest.advanceTimersByTime(10_000);
  expect(line.textContent).toBe("Closed now. Opens at 18:00.");
  jest.advanceTimersByTime(5 * HOUR);
  expect(line.textContent).toBe("Open until 22:00");
});

test("a page that comes late shows the present state", () => {
  const later = JSON.stringify([
    [NOON - 2 * HOUR, "Closed now."],
    [NOON - HOUR, "Open until 14:00"],
  ]);
  const line = { dataset: { later }, textContent: "Open until 10:00" };
  watchHours(line);
  expect(line.textContent).toBe("Open until 14:00");
});
