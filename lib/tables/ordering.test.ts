import { expect, test } from "@jest/globals";
import { tableOrders } from "@/lib/reservations/rules";
import { CLOSED, orderingAt, UNOPENED } from "./ordering";

const terms = { orderKinds: ["table" as const], paysByCard: true };
const at = (change: Partial<Parameters<typeof orderingAt>[0]>) =>
  orderingAt({ tableOrders: "opened", terms, isOpen: false, isClosed: false, ...change });

test("an opened table orders; the others pay first, or wait for the staff, as the owner set it", () => {
  const seen = tableOrders.map((one) =>
    [false, true].map((isOpen) => {
      const { isPossible, paysFirst } = at({ tableOrders: one, isOpen });
      return isPossible ? (paysFirst ? "pays first" : "orders") : "waits";
    }),
  );
  expect(Object.fromEntries(tableOrders.map((one, index) => [one, seen[index]]))).toEqual({
    typed: ["orders", "orders"],
    opened: ["waits", "orders"],
    paid: ["pays first", "pays first"],
    openedOrPaid: ["pays first", "orders"],
  });
  expect(at({}).text).toBe(UNOPENED);
});

test("after the table was closed nobody orders", () => {
  for (const one of tableOrders)
    expect(at({ tableOrders: one, isOpen: true, isClosed: true })).toMatchObject({
      isPossible: false,
      text: CLOSED,
    });
});

test("a restaurant without orders at the table, or without cards to pay first, sends guests to the staff", () => {
  expect(at({ isOpen: true, terms: { ...terms, orderKinds: ["pickup"] } }).isPossible).toBe(false);
  expect(at({ tableOrders: "paid", terms: { ...terms, paysByCard: false } })).toMatchObject({
    isPossible: false,
    text: expect.stringContaining("order with the staff"),
  });
});
