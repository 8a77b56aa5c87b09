import { expect, test } from "@jest/globals";
import { nextPause, SHORTEST_PAUSE } from "./pace";

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
