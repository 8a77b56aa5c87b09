import { expect, test } from "@jest/globals";
import { priceRoundings } from "@/lib/restaurants/editor/prices";
import { roundingLabel } from "./rounding-label";

test.each([
  ["USD", ["0.05", "0.10", "0.50", "1.00", ".49", ".99", ".00"]],
  ["JPY", ["5", "10", "50", "100", "49", "99", "00"]],
  ["KWD", ["0.050", "0.100", "0.500", "1.000", ".490", ".990", ".000"]],
])("roundings are described in %s", (currency, [...texts]) => {
  const prefix = (index: number) => (index < 4 ? "To the nearest" : "So that it ends in");
  expect(priceRoundings.map((rounding) => roundingLabel(rounding, currency))).toEqual([
    "Not at all",
    ...texts.map((text, index) => `${prefix(index)} ${text}`),
  ]);
});
