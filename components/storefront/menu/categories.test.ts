import { expect, test } from "@jest/globals";
import { shownCategories } from "./categories";

test("courses with a dish keep their owner's names, except a long one", () => {
  const labels = ["Main Courses", "__proto__", "constructor", "Empty"];
  const categories = labels.map((label) => ({ id: label.toLowerCase(), label }));
  const dishes = labels.slice(0, 3).map((label) => ({ category: label.toLowerCase() }));
  expect(shownCategories({ categories }, dishes).map(({ label }) => label)).toEqual([
    "Mains",
    "__proto__",
    "constructor",
  ]);
});
