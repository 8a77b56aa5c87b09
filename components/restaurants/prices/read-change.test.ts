import { expect, test } from "@jest/globals";
import { type ChangeForm, readChange } from "./read-change";

const form = (changed: Partial<ChangeForm>): ChangeForm => ({
  direction: "raise",
  unit: "percent",
  by: "5",
  rounding: "none",
  ...changed,
});

test.each<[Partial<ChangeForm>, object]>([
  [{}, { percent: 5, rounding: "none" }],
  [{ by: " 7,5 % " }, { percent: 7.5, rounding: "none" }],
  [{ by: ".5" }, { percent: 0.5, rounding: "none" }],
  [
    { by: "10", direction: "lower" },
    { percent: -10, rounding: "none" },
  ],
  [
    { by: "", rounding: "99" },
    { percent: 0, rounding: "99" },
  ],
  [
    { unit: "amount", by: "0.50", rounding: "49" },
    { cents: 50, rounding: "49" },
  ],
  [
    { unit: "amount", by: "$1", direction: "lower" },
    { cents: -100, rounding: "none" },
  ],
  [
    { unit: "amount", by: "", rounding: "00" },
    { cents: 0, rounding: "00" },
  ],
])("%j is read", (changed, change) => {
  expect(readChange(form(changed), "USD")).toEqual({ change });
});

test.each<[Partial<ChangeForm>, string]>([
  [{ by: "" }, "Write a percentage with one decimal at most, such as 7.5"],
  [{ by: "7.55" }, "Write a percentage with one decimal at most, such as 7.5"],
  [{ by: "-5" }, "Write a percentage with one decimal at most, such as 7.5"],
  [{ by: "five" }, "Write a percentage with one decimal at most, such as 7.5"],
  [{ by: "501" }, "At most 500 %"],
  [{ by: "101", direction: "lower" }, "At most 100 %"],
  [{ unit: "amount", by: "" }, "Write an amount such as 0.50"],
  [{ unit: "amount", by: "0.505" }, "Write an amount such as 0.50"],
  [{ unit: "amount", by: "10000001" }, "At most $10,000,000.00"],
])("%j is refused with a sentence", (changed, problem) => {
  expect(readChange(form(changed), "USD")).toEqual({ problem });
});

test.each<[string, string, object]>([
  ["EUR", "0,50", { change: { cents: 50, rounding: "none" } }],
  ["JPY", "50", { change: { cents: 50, rounding: "none" } }],
  ["JPY", "0.5", { problem: "Write an amount such as 50" }],
  ["KWD", "0.25", { change: { cents: 250, rounding: "none" } }],
  ["KWD", "much", { problem: "Write an amount such as 0.500" }],
  ["EUR", "$1", { problem: "This menu’s prices are in euros" }],
  ["JPY", "1000000001", { problem: "At most ¥1,000,000,000" }],
])("an amount in %s is %j", (currency, by, expected) => {
  expect(readChange(form({ unit: "amount", by }), currency)).toEqual(expected);
});
