import { expect, test } from "@jest/globals";
import { describeChange, describeDays, describeLevel, describeShares, topShares } from "./describe";

const shares = (...values: number[]) => values.map((value, index) => ({ label: `No. ${index + 1}`, value }));

test.each([
  [shares(), "No orders yet."],
  [shares(0, 0), "No orders yet."],
  [shares(1), "1 order, all of No. 1."],
  [shares(0, 3), "3 orders, all of No. 2."],
  [shares(2, 2), "4 orders, 2 each."],
  [shares(5, 1, 5), "11 orders: No. 1 and No. 3 lead with 5, No. 2 is last with 1."],
  [shares(5, 1, 5, 1), "12 orders: No. 1 and No. 3 lead with 5."],
  [shares(2, 2, 2, 1), "7 orders: no more than 2 of one, No. 4 is last with 1."],
  [shares(3, 0, 1_234_567), "1,234,570 orders: No. 3 leads with 1,234,567, No. 2 is last with 0."],
])("summarises bars by category: %j", (given, sentence) => {
  expect(describeShares(given, "order")).toBe(sentence);
});

test.each([
  [shares(), "No visits in 0 days."],
  [shares(0), "No visits in one day."],
  [shares(1, 0), "1 visit in 2 days, most on No. 1 (1)."],
  [shares(5, 1, 5), "11 visits in 3 days, most on No. 3 (5)."],
])("summarises bars by day: %j", (given, sentence) => {
  expect(describeDays(given, "visit")).toBe(sentence);
});

test.each([
  [shares(6, 9, 8), "From 6 to 8 members in 3 days."],
  [shares(2, 1), "From 2 to 1 member in 2 days."],
  [shares(8, 9, 8), "8 members after 3 days, as at their beginning."],
])("summarises a level: %j", (given, sentence) => {
  expect(describeLevel(given, "member")).toBe(sentence);
});

test.each([
  [0, 0, "None in the week before either"],
  [5, 0, "None in the week before"],
  [5, 5, "As many as in the week before"],
  [6, 4, "50% more than in the week before"],
  [0, 4, "100% fewer than in the week before"],
  [100_001, 100_000, "About as many as in the week before"],
])("%d after %d is %s", (now, before, sentence) => {
  expect(describeChange(now, before, "the week before")).toBe(sentence);
});

test("the rest is included in the sum", () => {
  const top = topShares(shares(1, 5, 2, 3), 2);
  expect(top).toEqual([
    { label: "No. 2", value: 5 },
    { label: "No. 4", value: 3 },
    { label: "All others", value: 3, isRest: true },
  ]);
  expect(describeShares(top, "visit")).toBe("11 visits: No. 2 leads with 5.");
  expect(topShares(shares(0, 1, 0), 1)).toEqual([{ label: "No. 2", value: 1 }]);
});
