import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { dueIn, proposedMinutes } from "./promise";

test.each([
  [20, 0, 20],
  [20, 1, 25],
  [20, 4, 30],
  [20, 8, 40],
  [5, 1, 10],
  [90, 50, 240],
])("with %i minutes an order and %i ahead, %i are proposed", (base, ahead, minutes) => {
  expect(proposedMinutes({ base, ahead })).toBe(minutes);
});

test("a proposal is a multiple of 5 within the limits, and never shorter with more orders", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 90 }), fc.nat(500), (base, ahead) => {
      const minutes = proposedMinutes({ base, ahead });
      expect(minutes % 5).toBe(0);
      expect(minutes).toBeGreaterThanOrEqual(5);
      expect(minutes).toBeLessThanOrEqual(240);
      expect(proposedMinutes({ base, ahead: ahead + 1 })).toBeGreaterThanOrEqual(minutes);
    }),
  );
});

test.each([
  [20 * 60, 20, "early"],
  [5 * 60 + 31, 6, "early"],
  [5 * 60, 5, "close"],
  [0, 0, "close"],
  [-29, 0, "close"],
  [-31, -1, "late"],
])("%i seconds before the promised time, %i minutes are left: %s", (seconds, minutes, state) => {
  const now = new Date("2026-11-26T18:00:00Z");
  const promisedAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const due = dueIn(promisedAt, now);
  expect([due.minutes + 0, due.state]).toEqual([minutes, state]);
});
