import { expect, test } from "@jest/globals";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { demoOrderTerms, noContact } from "@/tests/support/orders/order-terms";
import { leftToDo, questionOf, successOf } from "./step-words";

const order = (changed: Partial<RestaurantOrder>): RestaurantOrder => ({
  id: "one",
  number: 7,
  restaurantId: "order1",
  restaurantName: "Baobab Kitchen",
  name: "Gil",
  email: "gil@example.com",
  lines: [],
  ...demoOrderTerms,
  ...noContact,
  subtotalCents: 399,
  taxCents: 40,
  deliveryCents: 500,
  totalCents: 939,
  status: "new",
  payment: "demo",
  createdAt: "2026-01-01T12:00:00.000Z",
  ...changed,
});

test("the question before a cancellation names the amount given back, and a payment pending at a bank", () => {
  expect(questionOf(order({ payment: "paid" }))).toMatchObject({
    title: "Reject order 7 and give $9.39 back?",
    confirmLabel: "Reject and give $9.39 back",
  });
  expect(questionOf(order({ payment: "paid", status: "ready" }))).toMatchObject({
    title: "Cancel order 7 and give $9.39 back?",
    confirmLabel: "Cancel and give $9.39 back",
  });
  expect(questionOf(order({ payment: "processing" })).content).toContain("$9.39");
  const nothing = [
    { payment: "demo" },
    { payment: "pending" },
    { payment: "failed" },
    { payment: "paid", refund: "done" },
  ] as const;
  for (const state of nothing)
    expect(questionOf(order(state))).toEqual({ title: "Reject order 7?", confirmLabel: "Reject order" });
});

test("a task left by a cancelled order is not shown as a success", () => {
  const cancelled = (changed: Partial<RestaurantOrder>) => order({ status: "cancelled", ...changed });
  for (const refund of ["due", "failed"] as const) {
    expect(leftToDo(cancelled({ payment: "paid", refund }))).toContain("$9.39 could not be given back");
  }
  expect(leftToDo(cancelled({ payment: "paid" }))).toContain("$9.39 could not be given back");
  expect(leftToDo(cancelled({ payment: "pending", isPaymentOpen: true }))).toContain(
    "its payment is still open",
  );
  expect(leftToDo(cancelled({ payment: "failed" }))).toBeNull();
  expect(leftToDo(order({ payment: "paid" }))).toBeNull();
  expect(successOf(cancelled({ payment: "paid", refund: "done" }))).toBe(
    "Order 7 was cancelled. $9.39 went back",
  );
  expect(successOf(cancelled({ payment: "paid", refund: "sent" }))).toContain("on their way back");
  expect(successOf(cancelled({}))).toBe("Order 7 was cancelled");
});

test("an order that the restaurant had not accepted was rejected", () => {
  const rejected = order({ status: "cancelled", cancelledBy: "restaurant" });
  expect(successOf(rejected)).toBe("Order 7 was rejected");
  expect(leftToDo({ ...rejected, payment: "paid" })).toMatch(/^Order 7 was rejected, but/);
  expect(successOf({ ...rejected, acceptedAt: rejected.createdAt })).toBe("Order 7 was cancelled");
  expect(successOf({ ...rejected, cancelledBy: "guest" })).toBe("Order 7 was cancelled");
});
