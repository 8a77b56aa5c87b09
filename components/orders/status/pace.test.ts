import { expect, test } from "@jest/globals";
import { MIN_INTERVAL_MS, nextInterval } from "./pace";

test("an order at rest is asked for more and more seldom, until something changes", () => {
  let interval = MIN_INTERVAL_MS;
  for (let round = 0; round < 20; round++) {
    const next = nextInterval(interval, { changed: false });
    expect(next).toBeGreaterThanOrEqual(interval);
    interval = next;
  }
  expect(interval).toBe(30_000);
  expect(nextInterval(interval, { changed: true })).toBe(MIN_INTERVAL_MS);
});
