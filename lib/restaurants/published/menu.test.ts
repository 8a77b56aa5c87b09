import { expect, test } from "@jest/globals";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { sampleIds, sampleRestaurants } from "@/tests/support/restaurants/samples";
import { shownDishes } from "./menu";

test.each(sampleIds)("%s has 13 dishes of its own categories, at prices from $2.99 to $19.99", (key) => {
  const { dishes, categories } = sampleRestaurants[key];
  expect(dishes).toHaveLength(13);
  expect(new Set(dishes.map(({ id }) => id)).size).toBe(13);
  expect(new Set(dishes.map(({ category }) => category))).toEqual(new Set(categories.map((one) => one.id)));
  for (const { priceCents, name, description, emoji } of dishes) {
    expect(priceCents).toBeGreaterThanOrEqual(299);
    expect(priceCents).toBeLessThanOrEqual(1999);
    expect([name, description, emoji].every(Boolean)).toBe(true);
    expect(description.length).toBeLessThanOrEqual(110);
  }
});

test("no dish of one demo menu has the name of a dish of the other, so that a payment's items are distinguishable", () => {
  const names = sampleIds.flatMap((key) => sampleRestaurants[key].dishes.map(({ name }) => name));
  expect(new Set(names).size).toBe(26);
});

test("the categories are those of the specification", () => {
  expect(sampleRestaurants.order1.categories.map(({ label }) => label)).toEqual([
    "Starters",
    "Mains",
    "Desserts",
    "Drinks",
  ]);
  expect(sampleRestaurants.order2.categories.map(({ id }) => id)).toEqual([
    "appetizers",
    "mains",
    "desserts",
    "beverages",
  ]);
});

test.each([
  ["USD", 3.99],
  ["JPY", 399],
  ["KWD", 0.399],
])("guests' prices in %s have its decimals", (currency, price) => {
  const dishes = sampleRestaurants.order1.dishes.filter(({ id }) => id === "zobo");
  expect(shownDishes({ dishes, terms: { ...demoTerms, currency } }, [])).toMatchObject([
    { priceCents: 399, price },
  ]);
});
