import { expect, test } from "@jest/globals";
import { paymentWords, refundWords } from "./payment-words";

test.each([
  ["new", "processing", undefined, "Payment is being processed", null],
  ["new", "paid", undefined, "Paid", null],
  ["cancelled", "failed", undefined, "Nothing was charged", null],
  ["cancelled", "onHandover", undefined, "Nothing to pay", null],
  ["cancelled", "demo", undefined, "Demo mode: nothing was charged", null],
  [
    "cancelled",
    "processing",
    undefined,
    "Payment is being processed",
    "If your payment of $9.39 is still made",
  ],
  ["cancelled", "paid", "due", "Being refunded", "Your $9.39 are given back to you."],
  ["cancelled", "paid", "failed", "Being refunded", "Your $9.39 are given back to you."],
  ["cancelled", "paid", "done", "Refunded", "Your $9.39 went back to you"],
] as const)("an order that is %s, %s and its refund %s: %s", (status, payment, refund, words, note) => {
  const order = { status, payment, currency: "USD", totalCents: 939, ...(refund && { refund }) };
  expect(paymentWords(order)).toBe(words);
  if (status === "cancelled") expect(refundWords(order)).toEqual(note && expect.stringContaining(note));
});

test("an order that was paid at the counter says so to its guest, also once it is cancelled", () => {
  const order = { payment: "onHandover", currency: "USD", totalCents: 939, isPaidAtCounter: true } as const;
  for (const status of ["preparing", "cancelled"] as const)
    expect(paymentWords({ ...order, status })).toBe("Paid at the counter");
});

test.each([
  ["ready", "delivery", "You pay when you get it"],
  ["done", "delivery", "Paid on handover"],
  ["done", "pickup", "Paid on handover"],
  ["done", undefined, "Paid on handover"],
  ["ready", "table", "You pay when you get it"],
  ["done", "table", "Payment at the table"],
] as const)("an order that is %s as a %s and not paid by card: %s", (status, kind, words) => {
  const order = { payment: "onHandover", currency: "USD", totalCents: 939, status, kind } as const;
  expect(paymentWords(order)).toBe(words);
});
