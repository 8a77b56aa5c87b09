import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { currencyDigits, formatMoney } from "./money";
import { readMoney } from "./read-money";

test.each([
  ["12", "USD", 1200],
  ["12.5", "USD", 1250],
  ["12.50", "USD", 1250],
  ["12,50", "USD", 1250],
  ["$12.50", "USD", 1250],
  ["US$ 12.50", "USD", 1250],
  ["USD $12.50", "USD", 1250],
  ["usd 12.50", "USD", 1250],
  ["$12.50 USD", "USD", 1250],
  ["USD.99", "USD", 99],
  ["1,234", "USD", 123_400],
  ["1,234.00", "USD", 123_400],
  ["1.234,00", "USD", 123_400],
  ["1.234.567", "USD", 123_456_700],
  ["1’234.50", "USD", 123_450],
  ["1 234 567", "USD", 123_456_700],
  ["12, 50", "USD", 1250],
  ["１２.５０", "USD", 1250],
  [".99", "USD", 99],
  ["12.", "USD", 1200],
  [" 0 ", "USD", 0],
  ["$5", "CAD", 500],
  ["CA$5", "CAD", 500],
  ["$5", "MXN", 500],
  ["12,50 €", "EUR", 1250],
  ["€ 12,50", "EUR", 1250],
  ["EUR 12,5", "EUR", 1250],
  ["12.50 EUR", "EUR", 1250],
  ["1234", "EUR", 123_400],
  ["1.234.567", "EUR", 123_456_700],
  ["1,234.50", "EUR", 123_450],
  ["1.234,50", "EUR", 123_450],
  ["1 234,50 €", "EUR", 123_450],
  ["CHF 12.50", "CHF", 1250],
  ["Fr. 12.50", "CHF", 1250],
  ["1'234.50", "CHF", 123_450],
  ["SFr.12", "CHF", 1200],
  ["CHF.50", "CHF", 50],
  ["kr. 50", "DKK", 5000],
  ["12 zł", "PLN", 1200],
  ["Rs.500", "INR", 50_000],
  ["1.234", "KWD", 1234],
  ["1,234", "KWD", 1234],
  ["12.5", "KWD", 12_500],
  ["1,234.500", "KWD", 1_234_500],
  ["0.5", "KWD", 500],
  ["12.00", "JPY", 12],
  ["¥1,200", "JPY", 1200],
  ["￥1200", "JPY", 1200],
  ["1.200", "JPY", 1200],
  ["١٢٫٥٠", "EGP", 1250],
  ["‏١٬٢٣٤٫٥٠ ج.م.‏", "EGP", 123_450],
  ["۱۲٫۵", "USD", 1250],
])("%j in %s is %i", (text, currency, minor) => expect(readMoney(text, currency)).toEqual({ minor }));

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["free", "not-a-price"],
  ["-1", "not-a-price"],
  ["−1", "not-a-price"],
  ["−$1", "not-a-price"],
  ["(5)", "not-a-price"],
  ["1,23,4", "not-a-price"],
  ["12.50.1", "not-a-price"],
  ["1e3", "not-a-price"],
  ["12⁵⁰", "not-a-price"],
  ["5²", "not-a-price"],
  ["①②", "not-a-price"],
  ["12 50", "not-a-price"],
  ["1 2", "not-a-price"],
  ["12'5", "not-a-price"],
  ["1 2345", "not-a-price"],
  ["=1+1", "not-a-price"],
  ["$", "not-a-price"],
  [".", "not-a-price"],
  ["12 or 13", "not-a-price"],
  ["12 apples", "not-a-price"],
  ["99999999999", "not-a-price"],
  [`${"1".repeat(1_000_000)}x`, "not-a-price"],
  [" 1".repeat(500_000), "not-a-price"],
  ["1234.567", "too-many-decimals"],
  ["12.5050", "too-many-decimals"],
  ["0.500", "too-many-decimals"],
  ["0,500", "too-many-decimals"],
  [".500", "too-many-decimals"],
  ["€ 12,50", "other-currency"],
  ["12.50 EUR", "other-currency"],
  ["CA$12.50", "other-currency"],
  ["$12.50 CAD", "other-currency"],
  ["¥1200", "other-currency"],
  ["12 kr", "other-currency"],
])("%j is no price in dollars: %s", (text, error) => expect(readMoney(text, "USD")).toEqual({ error }));

test.each([
  ["12.5", "JPY", "too-many-decimals"],
  ["0.500", "EUR", "too-many-decimals"],
  ["1.2345", "KWD", "too-many-decimals"],
  ["$12", "EUR", "other-currency"],
  ["$12", "JPY", "other-currency"],
  ["US$12", "CAD", "other-currency"],
  ["£12", "EUR", "other-currency"],
])("%j in %s is refused: %s", (text, currency, error) =>
  expect(readMoney(text, currency)).toEqual({ error }),
);

test.each([
  ["5.555", "EUR", "5555", "5.55"],
  ["5,555", "EUR", "5555", "5.55"],
  ["€ 12.500", "EUR", "12500", "12.50"],
  ["1.234", "USD", "1234", "1.23"],
  ["12.505", "USD", "12505", "12.50"],
  ["1٫234", "EGP", "1234", "1.23"],
])("%j in %s can mean two prices", (text, currency, thousands, decimals) => {
  expect(readMoney(text, currency)).toEqual({ error: "ambiguous", readings: [thousands, decimals] });
  for (const reading of [thousands, decimals]) expect(readMoney(reading, currency)).toHaveProperty("minor");
});

test.each(["en-US", "de-DE", "fr-CH", "ja-JP", "ar-EG"])(
  "an amount shown in %s is read as the same",
  (language) => {
    const currencies = fc.constantFrom(...Intl.supportedValuesOf("currency"));
    fc.assert(
      fc.property(fc.nat(999_999_999), currencies, (minor, currency) => {
        expect(readMoney(formatMoney(minor, currency, language), currency)).toEqual({ minor });
      }),
      { numRuns: 1_000 },
    );
    for (const currency of Intl.supportedValuesOf("currency")) {
      for (const minor of [0, 7, 1234, 1_234_567, 10 ** (9 + currencyDigits(currency)) - 1]) {
        expect([currency, readMoney(formatMoney(minor, currency, language), currency)]).toEqual([
          currency,
          { minor },
        ]);
      }
    }
  },
);
