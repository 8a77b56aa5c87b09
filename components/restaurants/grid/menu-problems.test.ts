import { expect, test } from "@jest/globals";
import { english } from "@/lib/platform/language/translate";
import { optionBeginnings } from "@/lib/restaurants/options/beginnings";
import { aDish, aTable } from "@/tests/support/restaurants/dish-table";
import { newGroup } from "../options/option-steps";
import { categoryProblems, dishProblems, wrongPlaces } from "./menu-problems";

test("a new group and a new option may be empty until they are left", () => {
  const table = aTable();
  const beginnings = optionBeginnings(english);
  const optionGroups = [newGroup("extra", [], beginnings), newGroup("dishes", [], beginnings)] as const;
  const menu = { ...table, optionGroups: [...optionGroups] };
  const fieldsOf = (untouched: readonly string[]) =>
    wrongPlaces(menu, new Set(untouched)).map(({ index, field }) => `${index} ${field}`);
  const [extras, combo] = optionGroups;
  expect(fieldsOf([extras.id, combo.id])).toEqual([]);
  expect(fieldsOf([extras.options[0]?.id ?? "", combo.id])).toEqual([]);
  expect(fieldsOf([extras.id])).toEqual(["1 options", "1 min"]);
  expect(fieldsOf([])).toEqual(["0 options.0.name", "1 options", "1 min"]);
});

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
