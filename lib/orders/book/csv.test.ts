import { expect, test } from "@jest/globals";
import { bookCsv } from "./csv";
import type { BookAnswer } from "./schema";
import { noSums, type Sums } from "./sums";

const amounts = { grossCents: 1070, netCents: 1000, taxCents: 70, refundedCents: 535, refundedTaxCents: 35 };
const sums: Sums = {
  ...noSums,
  orders: 2,
  ...amounts,
  rates: [{ basisPoints: 700, ...amounts }],
  kinds: [{ kind: "pickup", orders: 2, ...amounts }],
  means: [{ means: "card", orders: 2, ...amounts }],
};
const book: BookAnswer = {
  month: "2026-11",
  today: "2026-11-26",
  timeZone: "Europe/Berlin",
  dayStartHour: 4,
  restaurants: [],
  books: [{ currency: "EUR", total: sums, days: [{ day: "2026-11-03", ...sums }] }],
};

test("a row for each day and a total, with columns for the rates that occur", () => {
  const [titles = "", ...rows] = bookCsv(book).split("\r\n");
  expect(titles.split(",")).toEqual([
    "\ufeffBusiness day from 04:00 (Europe/Berlin)",
    "Currency",
    "Orders",
    "Turnover",
    "Net of tax",
    "Tax",
    "Fees",
    "Tips",
    "Discounts",
    "Refunds",
    "Tax of refunds",
    "After refunds",
    "Pickup",
    "Delivery",
    "At the table",
    "Kind unknown",
    "Card",
    "On handover",
    "At 7%: net",
    "At 7%: tax",
    "At 7%: refunds",
    "At 7%: tax of refunds",
  ]);
  const cells =
    "2,10.70,10.00,0.70,0.00,0.00,0.00,5.35,0.35,5.35,10.70,0.00,0.00,0.00,10.70,0.00,10.00,0.70,5.35,0.35";
  expect(rows).toEqual([`2026-11-03,EUR,${cells}`, `Total,EUR,${cells}`, ""]);
});

test("amounts have the decimals of their currency, and an empty month has titles alone", () => {
  const yen = bookCsv({ ...book, books: [{ currency: "JPY", total: sums, days: [] }] });
  expect(yen).toContain("Total,JPY,2,1070,1000,70,");
  expect(bookCsv({ ...book, books: [] }).split("\r\n")).toHaveLength(2);
});
