import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { priceText, readPrice } from "./price-text";

test.each([
  ["12", 1200],
  ["12.5", 1250],
  ["12.50", 1250],
  ["$12.50", 1250],
  ["US$ 12.50", 1250],
  ["12,50 €", 1250],
  ["EUR 12,5", 1250],
  ["1,234", 123_400],
  ["1,234.00", 123_400],
  ["1.234,00", 123_400],
  ["1.234.567", 123_456_700],
  ["1’234.50", 123_450],
  ["１２.５０", 1250],
  [".99", 99],
  ["12.", 1200],
  [" 0 ", 0],
])("%j is %i cents", (text, cents) => expect(readPrice(text)).toBe(cents));

test.each([
  "",
  "free",
  "-1",
  "−1",
  "(5)",
  "1.234",
  "12.505",
  "1,23,4",
  "12.50.1",
  "1e3",
  "=1+1",
  "$",
  ".",
  "12 or 13",
  "99999999999",
])("%j is no price", (text) => expect(readPrice(text)).toBeNull());

test("a written price is read as the same", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      expect(readPrice(priceText(cents))).toBe(cents);
    }),
  );
});

test("a cell of a million characters is no price at once", () => {
  for (const text of [`${"1".repeat(1_000_000)}x`, " 1".repeat(500_000)]) expect(readPrice(text)).toBeNull();
});
