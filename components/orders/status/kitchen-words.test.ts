import { expect, test } from "@jest/globals";
import { kitchenWords } from "./kitchen-words";

const order = { status: "new", payment: "demo", kitchenSeenAt: "2026-01-02T17:42:00.000Z" } as const;

test("a guest who waits learns since when the kitchen is offline, in the time zone of the restaurant", () => {
  expect(kitchenWords(order, "UTC")).toBe("The kitchen was last online at 17:42.");
  expect(kitchenWords(order, "Europe/Berlin")).toBe("The kitchen was last online at 18:42.");
});

test("a guest of an accepted order learns that it may be further on", () => {
  const words = "The kitchen was last online at 17:42, so your order may be further on than this page shows.";
  expect(kitchenWords({ ...order, status: "preparing" }, "UTC")).toBe(words);
  expect(kitchenWords({ ...order, status: "ready" }, "UTC")).toBe(words);
});

test("nothing is said while it is online, when the order is over, and before the payment", () => {
  expect(kitchenWords({ ...order, kitchenSeenAt: null }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, kitchenSeenAt: undefined }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, status: "done" }, "UTC")).toBeNull();
  expect(kitchenWords({ ...order, payment: "pending" }, "UTC")).toBeNull();
});
