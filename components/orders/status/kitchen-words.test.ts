import { expect, test } from "@jest/globals";
import { kitchenWords } from "./kitchen-words";

const order = { status: "new", payment: "demo", kitchenSeenAt: "2026-01-02T17:42:00.000Z" } as const;

test("a guest who waits learns since when the kitchen is offline, in the time zone of the restaurant", () => {
  expect(kitchenWords(order, "UTC")).toBe("The kitchen was last online at 17:42.");
  expect(kitchenWords(order, "Europe/Berlin")).toBe("The kitchen was last online at 18:42.");
});

test("nothing is said while it is online, after accepting, and before the payment", () => {
  expect(kitchenWords({ ...order, kitchenSeenAt: null }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, kitchenSeenAt: undefined }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, status: "preparing" }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, payment: "pending" }, "UTC")).toBeNull();
});
