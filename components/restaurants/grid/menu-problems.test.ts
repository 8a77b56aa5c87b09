import { expect, test } from "@jest/globals";
import { aDish, aTable } from "@/tests/support/restaurants/dish-table";
import { categoryProblems, dishProblems, wrongPlaces } from "./menu-problems";

test("errors are listed in the order of the menu, with their messages", () => {
  const table = aTable();
  const dishes = [...table.dishes, aDish("5", "m", { name: "", priceCents: -1 })];
  const categories = [...table.categories, { id: "x", label: "mains" }, { id: "y", label: "" }];
  expect(wrongPlaces({ ...table, categories, dishes })).toEqual([
    { list: "categories", index: 3, id: "x", field: "label" },
    { list: "categories", index: 4, id: "y", field: "label" },
    { list: "dishes", index: 4, id: "5", field: "name" },
    { list: "dishes", index: 4, id: "5", field: "priceCents" },
  ]);
  expect(dishProblems(dishes[4] as (typeof dishes)[number])).toEqual({
    name: "Name is required",
    priceCents: "A price can’t be negative",
  });
  expect([...categoryProblems(categories)]).toEqual([
    ["x", "There is a category of this name"],
    ["y", "Name is required"],
  ]);
});
