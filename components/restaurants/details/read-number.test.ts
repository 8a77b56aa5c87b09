import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { printAmount, printRate, readAmount, readKilometres, readRate } from "./read-number";

test.each([
  ["", 0],
  ["7", 700],
  ["13.5", 1350],
  ["13,5 %", 1350],
  ["8.25%", 825],
  ["19.00", 1900],
  ["7.500", 750],
  ["100", 10_000],
])("the rate “%s” is %i basis points", (text, value) => {
  expect(readRate(text)).toEqual({ value });
});

test.each([
  ["a", "Must be a number such as 13.5"],
  ["-3", "Must be a number such as 13.5"],
  ["1,234", "A rate has at most two decimals"],
  ["100.01", "At most 100 %"],
])("the rate “%s” is refused", (text, error) => {
  expect(readRate(text)).toEqual({ error });
});

test.each([
  ["3", { value: 3 }],
  ["2,5 km", { value: 2.5 }],
  ["0.25", { value: 0.25 }],
  ["", { error: "Must be a distance such as 2.5" }],
  ["near", { error: "Must be a distance such as 2.5" }],
])("the distance “%s”", (text, read) => {
  expect(readKilometres(text)).toEqual(read);
});

test("every rate is read as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(readRate(printRate(basisPoints))).toEqual({ value: basisPoints });
    }),
  );
  expect(printRate(1350)).toBe("13.5");
});

test("an amount has the decimals of its currency", () => {
  expect(readAmount("2,50", "EUR")).toEqual({ value: 250 });
  expect(readAmount("300", "JPY")).toEqual({ value: 300 });
  expect(readAmount("", "EUR")).toEqual({ value: 0 });
  expect(readAmount("2.50", "JPY")).toEqual({ error: "Must be an amount such as 250" });
  expect(readAmount("$5", "EUR")).toEqual({ error: "Amounts are in euros" });
  expect(readAmount("five", "EUR")).toEqual({ error: "Must be an amount such as 2.50" });
  expect(readAmount("10000000.01", "EUR")).toEqual({ error: "At most €10,000,000.00" });
  expect([printAmount(250, "EUR"), printAmount(300, "JPY"), printAmount(1500, "KWD")]).toEqual([
    "2.50",
    "300",
    "1.500",
  ]);
});
