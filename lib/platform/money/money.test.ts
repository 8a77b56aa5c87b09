import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { currencyDigits, formatMoney } from "./money";

test.each([
  ["USD", 2],
  ["EUR", 2],
  ["JPY", 0],
  ["KRW", 0],
  ["ISK", 0],
  ["UGX", 0],
  ["KWD", 3],
  ["IQD", 3],
  ["CLF", 4],
  ["HUF", 2],
  ["IDR", 2],
  ["COP", 2],
  ["MGA", 2],
])("%s has %i decimals", (currency, digits) => expect(currencyDigits(currency)).toBe(digits));

/** The currencies for which CLDR gives no decimals, as few prices have them, though ISO 4217 does. */
const withoutDecimalsInCldr =
  "AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP TZS UZS YER".split(" ");

test("the decimals of all other currencies are those of the engine", () => {
  for (const currency of Intl.supportedValuesOf("currency")) {
    if (withoutDecimalsInCldr.includes(currency)) continue;
    const options = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    expect([currency, currencyDigits(currency)]).toEqual([currency, options.maximumFractionDigits]);
  }
});

test.each([
  [1230, "USD", undefined, "$12.30"],
  [0, "USD", undefined, "$0.00"],
  [5, "USD", undefined, "$0.05"],
  [123_456, "USD", undefined, "$1234.56"],
  [-250, "USD", undefined, "−$2.50"],
  [-0, "USD", undefined, "$0.00"],
  [123_456, "EUR", undefined, "€1,234.56"],
  [123_456, "USD", "de-DE", "1.234,56 $"],
  [-123_456, "EUR", "de-DE", "−1.234,56 €"],
  [12_000, "JPY", undefined, "¥12,000"],
  [12_500, "KWD", undefined, "KWD 12.500"],
  [1_500_050, "IDR", "id-ID", "Rp 15.000,50"],
])("%i of %s in %s is %j", (minor, currency, language, text) =>
  expect(formatMoney(minor, currency, language).replace(/\s/g, " ")).toBe(text),
);

test("every unit of amounts up to 1e12 is shown", () => {
  const currencies = fc.constantFrom("USD", "EUR", "JPY", "KWD", "CLF", "HUF");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), currencies, (minor, currency) => {
      const digits = currencyDigits(currency);
      const text = formatMoney(minor, currency).replace(/[^\d.]/g, "");
      expect(BigInt(text.replace(".", ""))).toBe(BigInt(minor));
      expect(text.split(".")[1]?.length ?? 0).toBe(digits);
    }),
  );
});
