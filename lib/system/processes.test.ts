import { expect, test } from "@jest/globals";
import { combineStates } from "./processes.server";

const warning = (at: string, times: number, reason = "") => ({
  level: "warn" as const,
  message: "The disk is slow",
  reason,
  details: [["worker", at] as [string, string]],
  at,
  times,
});
const slow = (text: string, slowest: number) => ({ text, count: 2, total: 500, slowest, latestAt: slowest });

test("the states of workers are combined: equal warnings and statements are one", () => {
  const combined = combineStates([
    {
      memory: 10,
      warnings: [warning("2026-11-25", 2), warning("2026-11-20", 1, "Full")],
      slow: [slow("A", 200)],
    },
    { memory: 20, warnings: [warning("2026-11-24", 3)], slow: [slow("A", 300), slow("B", 900)] },
  ]);
  expect(combined).toEqual({
    memory: 30,
    warnings: [warning("2026-11-25", 5), warning("2026-11-20", 1, "Full")],
    slow: [slow("B", 900), { text: "A", count: 4, total: 1000, slowest: 300, latestAt: 300 }],
  });
});
