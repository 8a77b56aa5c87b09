import { expect, test } from "@jest/globals";
import { lineAllergens } from "./line-allergens";

const option = (allergens?: string) => ({
  name: "Ham",
  priceCents: 0,
  quantity: 1,
  depth: 0,
  ...(allergens && { allergens }),
});

test("the allergens of a line are those of its options, each once", () => {
  expect(lineAllergens({ options: [option("Egg, milk"), option("Milk; Gluten,"), option()] })).toBe(
    "Egg, milk, Gluten",
  );
});

test("a line without options, or from before allergens were stored, has none", () => {
  expect(lineAllergens({})).toBe("");
  expect(lineAllergens({ options: [option()] })).toBe("");
});

test("those of the dish come first, and once with those of its options", () => {
  const line = { allergens: "Gluten, milk", options: [option("Milk; egg"), option("gluten")] };
  expect(lineAllergens(line)).toBe("Gluten, milk, egg");
  expect(lineAllergens({ allergens: "Nuts" })).toBe("Nuts");
});
