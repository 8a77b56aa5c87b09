import { expect, test } from "@jest/globals";
import { plainAmount } from "@/lib/platform/money/plain-amount";
import fc from "@/tests/support/properties";
import { examplePrice, limitProblem, readPrice } from "./price-text";

const messages = { missing: "missing", unreadable: "unreadable" };
const read = (text: string, currency = "USD") => readPrice(text, currency, messages);

test.each([
  ["12", "USD", 1200],
  ["12.5", "USD", 1250],
  ["12.50", "USD", 1250],
  ["$12.50", "USD", 1250],
  ["US$ 12.50", "USD", 1250],
  ["12,50 €", "EUR", 1250],
  ["EUR 12,5", "EUR", 1250],
  ["1.234,50", "EUR", 123_450],
  ["¥1,200", "JPY", 1200],
  ["1.250", "KWD", 1250],
  ["KWD 1,25", "KWD", 1250],
  ["1,234", "USD", 123_400],
  ["1,234.00", "USD", 123_400],
  ["1.234,00", "USD", 123_400],
  ["1.234.567", "USD", 123_456_700],
  ["1’234.50", "USD", 123_450],
  ["１２.５０", "USD", 1250],
  [".99", "USD", 99],
  ["12.", "USD", 1200],
  [" 0 ", "USD", 0],
])("%j in %s is %i minor units", (text, currency, minor) => expect(read(text, currency)).toEqual({ minor }));

test.each([
  "free",
  "-1",
  "−1",
  "(5)",
  "1,23,4",
  "12.50.1",
  "1e3",
  "=1+1",
  "$",
  ".",
  "12 or 13",
  "99999999999",
  // Read as 12 and as 500 dollars before prices had a currency.
  "x12",
  "0,500",
])("%j is no price", (text) => expect(read(text)).toEqual({ refusal: "unreadable" }));

test.each([
  ["12.5", "JPY"],
  ["1.2345", "KWD"],
  ["0,500", "EUR"],
])("%j has too many decimals for %s", (text, currency) =>
  expect(read(text, currency)).toEqual({ refusal: "unreadable" }),
);

test.each(["5.555", " € 5.555 ", "5,555"])("%j in euros can mean two prices", (text) =>
  expect(read(text, "EUR")).toEqual({
    refusal: `“${text.trim()}” can mean two prices. Write 5555 or 5.55`,
  }),
);

test("a price above the limit is refused", () =>
  expect(read("10000000.01")).toEqual({ refusal: "At most $10,000,000.00" }));

test("an empty text is no price", () => expect(read(" ")).toEqual({ refusal: "missing" }));

test.each([
  ["€5", "USD", "US dollars"],
  ["12,50 €", "USD", "US dollars"],
  ["EUR 12,5", "USD", "US dollars"],
  ["$5", "EUR", "euros"],
  ["5 €", "JPY", "Japanese yen"],
  ["£5", "KWD", "Kuwaiti dinars"],
])("%j is not read in %s", (text, currency, name) =>
  expect(read(text, currency)).toEqual({ refusal: `This menu’s prices are in ${name}` }),
);

test.each(["USD", "EUR", "JPY", "KWD"])("a written price in %s is read as the same", (currency) => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (minor) => {
      expect(read(plainAmount(minor, currency), currency)).toEqual({ minor });
    }),
  );
});

test.each([
  ["USD", "12.50", "$10,000,000.00"],
  ["EUR", "12.50", "€10,000,000.00"],
  ["JPY", "1250", "¥1,000,000,000"],
  ["KWD", "12.500", "KWD 1,000,000.000"],
])("an example and the limit are in %s", (currency, example, limit) => {
  expect(examplePrice(currency)).toBe(example);
  expect(limitProblem(1_000_000_000, currency)).toBeNull();
  expect(limitProblem(1_000_000_001, currency)?.replace(/\s/g, " ")).toBe(`At most ${limit}`);
});

test("a cell of a million characters is no price at once", () => {
  for (const text of [`${"1".repeat(1_000_000)}x`, " 1".repeat(500_000)])
    expect(read(text)).toEqual({ refusal: "unreadable" });
});
