import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { cellText, readCell } from "./columns";

test("the unchanged text of a category's cell is accepted, whatever its spaces", () => {
  const table = aTable();
  const [dish] = table.dishes;
  if (!dish) throw new Error("There is no dish.");
  const categories = table.categories.map((one) =>
    one.id === dish.category ? { ...one, label: " Hot  Drinks " } : one,
  );
  const spaced = { ...table, categories };
  const text = cellText(dish, "category", spaced);
  expect(readCell(text, "category", spaced)).toEqual({ change: { category: dish.category } });
  expect(readCell("hot drinks", "category", spaced)).toEqual({ change: { category: dish.category } });
  expect(readCell("hot", "category", spaced)).toEqual({ refusal: "There is no category “hot”" });
});
