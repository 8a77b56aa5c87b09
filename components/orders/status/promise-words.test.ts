import { expect, test } from "@jest/globals";
import { promiseWords } from "./promise-words";

const order = { status: "preparing", payment: "paid", promisedAt: "2026-11-26T18:05:00Z" } as const;
const clock = { now: new Date("2026-11-26T17:50:00Z"), timeZone: "Europe/Berlin" };

test.each([
  ["pickup", "Ready to collect at about 19:05"],
  ["delivery", "On its way to you at about 19:05"],
  ["table", "At your table at about 19:05"],
] as const)("an accepted order of kind %s names its time on the clock of the business", (kind, words) => {
  expect(promiseWords({ ...order, kind }, clock)?.replace("\u202f", " ")).toBe(words);
});

test("a late order says so, except before the time is known", () => {
  const later = { ...clock, now: new Date("2026-11-26T18:05:01Z") };
  expect(promiseWords(order, later)).toContain("takes longer than promised");
  expect(promiseWords(order, { ...clock, now: null })).toContain("Ready at about");
});

test("an order waits for its confirmation, unless it waits for its payment", () => {
  expect(promiseWords({ status: "new", payment: "paid" }, clock)).toContain("not confirmed it yet");
  expect(promiseWords({ status: "new", payment: "pending" }, clock)).toBeNull();
  expect(promiseWords({ ...order, status: "ready" }, clock)).toBeNull();
  expect(promiseWords({ status: "preparing", payment: "paid" }, clock)).toBeNull();
});
