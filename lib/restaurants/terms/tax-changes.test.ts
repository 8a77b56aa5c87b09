import { expect, test } from "@jest/globals";
import { startOfDay } from "@/lib/platform/time-zone/days";
import { demoTerms, feeTaxRate, type Terms, taxRate, termsAt, withMoments } from "./terms";
import { termsSentence } from "./terms-sentence";

const rates = (rate: number) => ({ pickup: rate, delivery: rate, table: 1900 });
const terms: Terms = {
  ...demoTerms,
  taxClasses: [
    { id: "food", label: "Food", ...rates(700), categories: [] },
    {
      id: "drinks",
      label: "Drinks",
      ...rates(1900),
      categories: ["drinks"],
      changes: [
        { from: "2027-07-01", ...rates(1600) },
        { from: "2027-01-01", ...rates(500) },
      ],
    },
  ],
  deliveryTaxClass: "drinks",
};
const ready = withMoments(terms, (day) => startOfDay(day, "Europe/Berlin").getTime());

test.each([
  ["2026-12-31T22:59:59.999Z", 1900],
  ["2026-12-31T23:00:00.000Z", 500],
  ["2027-06-30T21:59:59.999Z", 500],
  ["2027-06-30T22:00:00.000Z", 1600],
])("at %s drinks and the delivery have the rate %i", (moment, rate) => {
  const now = termsAt(ready, Date.parse(moment));
  expect([taxRate(now, { category: "drinks" }, "pickup"), feeTaxRate(now, "delivery")]).toEqual([rate, rate]);
  expect(taxRate(now, { category: "soups" }, "pickup")).toBe(700);
});

test("terms without changes stay the same object, and changes without moments don't apply", () => {
  expect(termsAt(demoTerms, Date.now())).toBe(demoTerms);
  expect(withMoments(demoTerms, () => 0)).toBe(demoTerms);
  expect(taxRate(termsAt(terms, Date.parse("2030-01-01")), { category: "drinks" }, "pickup")).toBe(1900);
});

test("the sentence about tax names no rate that will change", () => {
  const [standard] = demoTerms.taxClasses;
  const changes = [{ from: "2027-01-01", ...rates(500) }];
  const changing = { ...demoTerms, taxClasses: [{ ...standard, changes } as Terms["taxClasses"][number]] };
  expect(termsSentence(changing)).toBe("Tax and $5.00 for delivery are added to each order.");
});

test("a dish has its own rate, also the first, and that of its category if its own was removed", () => {
  const rateOf = (taxClass: string, category = "soups") => taxRate(terms, { category, taxClass }, "pickup");
  expect([rateOf("drinks"), rateOf("food", "drinks"), rateOf(""), rateOf("gone", "drinks")]).toEqual([
    1900, 700, 700, 1900,
  ]);
});
