import { expect, test } from "@jest/globals";
import { kitchenWords } from "./kitchen-words";

const seen = "2026-01-02T17:42:00.000Z";
const later = (minutes: number) => ({ now: new Date(Date.parse(seen) + minutes * 60_000), timeZone: "UTC" });
const order = { status: "new", payment: "demo", kitchenSeenAt: seen } as const;

test("a guest who waits learns that the kitchen is offline after three minutes", () => {
  expect(kitchenWords(order, later(2))).toBeNull();
  expect(kitchenWords(order, later(3))).toBe("The kitchen was last online at 17:42.");
});

test("nothing is said while it is online, after accepting, and before the payment", () => {
  expect(kitchenWords({ ...order, kitchenSeenAt: null }, later(9))).toBeNull();
  expect(kitchenWords({ ...order, kitchenSeenAt: undefined }, later(9))).toBeNull();
  expect(kitchenWords({ ...order, status: "preparing" }, later(9))).toBeNull();
  expect(kitchenWords({ ...order, payment: "pending" }, later(9))).toBeNull();
  expect(kitchenWords(order, { now: null, timeZone: "UTC" })).toBeNull();
});
