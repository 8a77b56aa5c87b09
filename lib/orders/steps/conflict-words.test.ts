import { expect, test } from "@jest/globals";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { conflictWords } from "./conflict-words";
import type { QueuedStep } from "./queue";

const step = (label: string): QueuedStep => ({
  id: label,
  orderId: "a",
  number: 123,
  label,
  change: { kind: "status", expected: "preparing", status: "ready" },
  at: 0,
  hasWaited: true,
});
const words = (order: Partial<RestaurantOrder> | undefined, ...later: string[]) =>
  conflictWords({
    step: step("Mark ready"),
    answer: { kind: "refused", message: "No.", ...(order && { order: order as RestaurantOrder }) },
    dropped: later.map(step),
  });

test("a conflict names the change of the order, and the steps that were not applied", () => {
  expect(words({ status: "cancelled", cancelledBy: "guest" })).toBe(
    "While you were offline, order 123 was cancelled by the guest; “Mark ready” was not applied.",
  );
  expect(words({ status: "cancelled", cancelledBy: "timeout" }, "Mark done")).toBe(
    "While you were offline, order 123 was cancelled, as nobody had accepted it in time; “Mark ready” and “Mark done” were not applied.",
  );
  expect(words({ status: "done" })).toContain("order 123 was set to “Done” by somebody else;");
});

test("without the order, the server’s reason is given", () => {
  expect(words(undefined)).toBe("Order 123: “Mark ready” was not applied. No.");
});

test("a refused mark is named with the server’s reason", () => {
  const mark = { restaurantId: "order1", groupId: "", itemId: "soup", name: "Soup", soldOut: true };
  expect(
    conflictWords({
      step: { id: "1", label: "Soup: sold out", mark, at: 0, hasWaited: true },
      answer: { kind: "refused", message: "Soup was put back on the menu after that." },
      dropped: [],
    }),
  ).toBe("“Soup: sold out” was not applied. Soup was put back on the menu after that.");
});
