import { expect, test } from "@jest/globals";
import { isFinished, nextPause, SHORTEST_PAUSE } from "./pace";

test("an order at rest is asked for more and more seldom, until something changes", () => {
  let pause = SHORTEST_PAUSE;
  for (let round = 0; round < 20; round++) {
    const next = nextPause(pause, { changed: false });
    expect(next).toBeGreaterThanOrEqual(pause);
    pause = next;
  }
  expect(pause).toBe(30_000);
  expect(nextPause(pause, { changed: true })).toBe(SHORTEST_PAUSE);
});

test("an order is asked for until it is done or cancelled, and its payment is known", () => {
  expect(isFinished({ status: "ready", payment: "paid" })).toBe(false);
  expect(isFinished({ status: "done", payment: "pending" })).toBe(false);
  expect(isFinished({ status: "done", payment: "demo" })).toBe(true);
  expect(isFinished({ status: "cancelled", payment: "failed" })).toBe(true);
});
