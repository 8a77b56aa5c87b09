import { expect, test } from "@jest/globals";
import { sumsSince } from "./late-sums";

const usd = (turnoverCents: number, refundedCents = 0) => ({ currency: "USD", turnoverCents, refundedCents });
const told = { orders: 3, cancelled: 0, open: 2, amounts: [usd(3000)] };

test("orders that were paid, and money that was given back, after the sums were told", () => {
  const eur = { currency: "EUR", turnoverCents: 500, refundedCents: 0 };
  const now = { orders: 5, cancelled: 0, open: 0, amounts: [eur, usd(4000, 250)] };
  expect(sumsSince(told, now)).toEqual({ orders: 2, cancelled: 0, open: 0, amounts: [eur, usd(1000, 250)] });
});

test("an order that was cancelled afterwards is taken off", () => {
  const now = { orders: 2, cancelled: 1, open: 0, amounts: [usd(2000)] };
  expect(sumsSince(told, now)).toEqual({ orders: -1, cancelled: 1, open: 0, amounts: [usd(-1000)] });
});

test("orders that were only handed over change nothing", () => {
  expect(sumsSince(told, { ...told, open: 0 })).toBeNull();
});
