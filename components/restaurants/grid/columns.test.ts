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
  const text = cellText(dish, "category", spaced, "USD");
  expect(readCell(text, "category", spaced, "USD")).toEqual({ change: { category: dish.category } });
  expect(readCell("hot drinks", "category", spaced, "USD")).toEqual({ change: { category: dish.category } });
  expect(readCell("hot", "category", spaced, "USD")).toEqual({ refusal: "There is no category “hot”" });
});

test.each([
  ["USD", "10.00", "$7.25", 725, "“much” is not a price such as 12.50", "US dollars"],
  ["EUR", "10.00", "7,25 €", 725, "“much” is not a price such as 12.50", "euros"],
  ["JPY", "1000", "¥1,200", 1200, "“much” is not a price such as 1250", "Japanese yen"],
  ["KWD", "1.000", "1,25", 1250, "“much” is not a price such as 12.500", "Kuwaiti dinars"],
])("a price is edited in %s", (currency, shown, typed, priceCents, unreadable, name) => {
  const table = aTable();
  const [dish] = table.dishes;
  expect(dish && cellText(dish, "price", table, currency)).toBe(shown);
  expect(readCell(shown, "price", table, currency)).toEqual({ change: { priceCents: 1000 } });
  expect(readCell(typed, "price", table, currency)).toEqual({ change: { priceCents } });
  expect(readCell("much", "price", table, currency)).toEqual({ refusal: unreadable });
  expect(readCell("£5", "price", table, currency)).toEqual({ refusal: `This menu’s prices are in ${name}` });
});
