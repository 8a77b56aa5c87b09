import { expect, test } from "@jest/globals";
import { headlineOf } from "./headline";

test.each([
  ["new", "paid", "The kitchen has your order"],
  ["new", "demo", "The kitchen has your order"],
  ["new", "pending", "Your order waits for its payment"],
  ["new", "processing", "Your payment is being processed"],
  ["new", "failed", "This order is not paid"],
  ["cancelled", "failed", "This order was cancelled"],
  ["preparing", "pending", "Your dishes are being made"],
] as const)("an order that is %s and %s: %s", (status, payment, headline) => {
  expect(headlineOf({ status, payment })).toBe(headline);
});

test("an order that is ready is on its way if it is delivered", () => {
  const ready = { status: "ready", payment: "paid" } as const;
  expect(headlineOf({ ...ready, kind: "delivery" })).toBe("Your order is on its way");
  expect(headlineOf({ ...ready, kind: "pickup" })).toBe("Your order is ready");
});
