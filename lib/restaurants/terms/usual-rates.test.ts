import { expect, test } from "@jest/globals";
import { english } from "@/lib/platform/language/translate";
import { demoTerms, feeTaxRate, taxRate } from "./terms";
import { hasNoRates, usualClasses, usualRates, usualWords } from "./usual-rates";

const at = (country: string, postalCode = "") => usualRates({ country, postalCode }, english);
const keys = { first: "standard", makeId: () => "other" };
const categories = [
  { id: "mains", label: "Mains" },
  { id: "drinks", label: "Getränke" },
];

test("the dishes and drinks of Germany have their rates, and a fee that of the dishes", () => {
  const terms = {
    ...demoTerms,
    taxClasses: usualClasses(at("DE"), categories, keys),
    deliveryTaxClass: keys.first,
  };
  expect(terms.taxClasses.map(({ id, label }) => [id, label])).toEqual([
    ["standard", "Food"],
    ["other", "Drinks"],
  ]);
  for (const kind of ["pickup", "delivery", "table"] as const) {
    expect(taxRate(terms, { category: "mains" }, kind)).toBe(700);
    expect(taxRate(terms, { category: "drinks" }, kind)).toBe(1900);
  }
  expect(feeTaxRate(terms, "delivery")).toBe(700);
});

test("a category of drinks is found by its name, too", () => {
  const named = [...categories, { id: "x1", label: "drinks" }];
  expect(usualClasses(at("AT"), named, keys)[1]?.categories).toEqual(["drinks", "x1"]);
  expect(usualClasses(at("FR"), named, keys)[1]?.categories).toEqual([]);
});

test("the rates are named as they differ by kind of order", () => {
  expect(usualWords(at("DE"))).toBe("Food 7%, Drinks 19%");
  expect(usualWords(at("IT"))).toBe("Food 10%, Drinks 22% (10% at the table)");
  expect(usualWords(at("CH"))).toBe("Food and soft drinks 2.6% (8.1% at the table), Alcoholic drinks 8.1%");
});

test("nothing is proposed where it depends on the place, for other countries and without a country", () => {
  for (const [country, postalCode] of [
    ["US", "10001"],
    ["BE", "1000"],
    ["", ""],
    ["ES", "35001"],
    ["FR", "97110"],
    ["AT", "6991"],
  ] as const)
    expect(at(country, postalCode).classes).toEqual([]);
  expect(at("ES", "28001").classes).toHaveLength(2);
});

test("rates are missing while everything is at 0 % and nobody said that it is so", () => {
  const none = { id: "standard", label: "Standard", pickup: 0, delivery: 0, table: 0, categories: [] };
  expect(hasNoRates({ taxClasses: [none] })).toBe(true);
  expect(hasNoRates({ taxClasses: [none, { ...none, id: "drinks", label: "Drinks" }] })).toBe(true);
  expect(hasNoRates({ taxClasses: [{ ...none, label: "No tax" }] })).toBe(false);
  expect(hasNoRates({ taxClasses: [none, { ...none, id: "drinks", table: 1900 }] })).toBe(false);
  const changes = [{ from: "2027-01-01", pickup: 700, delivery: 700, table: 700 }];
  expect(hasNoRates({ taxClasses: [{ ...none, changes }] })).toBe(false);
});
