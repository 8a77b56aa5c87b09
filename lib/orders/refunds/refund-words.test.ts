import { expect, test } from "@jest/globals";
import type { OrderView, RefundView } from "@/lib/orders/answers";
import { givenQuantities, givenWords, guestWords, partsOf } from "./refund-words";

const order = {
  number: 7,
  payment: "paid",
  currency: "USD",
  lines: [
    { id: "zobo", name: "Zobo", emoji: "", quantity: 3, priceCents: 399 },
    { id: "rice", name: "Rice", emoji: "", quantity: 1, priceCents: 900 },
  ],
} satisfies Partial<OrderView>;

const refund = (over: Partial<RefundView> = {}): RefundView => ({
  id: "r",
  amountCents: 400,
  status: "done",
  lines: [],
  withDelivery: false,
  createdAt: "2026-01-02T03:04:05.000Z",
  ...over,
});

const ofZobo = [{ position: 0, quantity: 2, cents: 798 }];

test("guests read the amount and the state of each refund", () => {
  expect(guestWords(order, refund())).toBe("$4.00 were given back; a bank may need some days to show it");
  expect(guestWords({ ...order, payment: "onHandover" }, refund())).toBe("$4.00 were given back");
  expect(guestWords(order, refund({ status: "sent" }))).toBe("$4.00 are on their way back to you");
  expect(guestWords(order, refund({ status: "due" }))).toBe("$4.00 are being given back to you");
  expect(guestWords(order, refund({ status: "failed" }))).toContain("please ask the restaurant");
});

test("staff read whether a refund was made", () => {
  expect(givenWords(order, refund())).toBe("$4.00 of order 7 were given back");
  expect(givenWords(order, refund({ status: "failed" }))).toContain("could not be given back");
});

test("the parts of a refund are named, and counted by line without failed ones", () => {
  expect(partsOf(order, refund())).toBe("");
  expect(partsOf(order, refund({ lines: ofZobo, withDelivery: true }))).toBe("2\u00a0×\u00a0Zobo, delivery");
  const refunds = [refund({ lines: ofZobo }), refund({ lines: ofZobo, status: "failed" })];
  expect(givenQuantities({ ...order, refunds })).toEqual([2, 0]);
});
