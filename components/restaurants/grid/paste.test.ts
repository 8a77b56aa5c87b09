import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { type Cell, paste } from "./paste";
import { pastedCells } from "./pasted-cells";
import { addRowId, rowsOf } from "./rows";

const into = (cell: Cell, text: string, table = aTable(), currency = "USD") =>
  paste(table, rowsOf(table), cell, pastedCells(text), currency);
const at = (row: string, column: Cell["column"] = "name"): Cell => ({ row, column });

test("rows are pasted from the cell on, across categories, with prices as people write them", () => {
  const result = into(at("2", "price"), "12,50\n$7\n1.234,00");
  expect(result).toMatchObject({ changed: 3, added: 0 });
  expect("table" in result && result.table.dishes.map(({ priceCents }) => priceCents)).toEqual([
    1000, 1250, 700, 123_400,
  ]);
});

test("in an empty row, every pasted row is a new dish of that category", () => {
  const result = into(
    at(addRowId("s")),
    'Soup\tMains\t4.50\nBread\t\t2\n"Salad\n"\tstarters\t3,20\tFresh\r\n',
  );
  expect(result).toMatchObject({ changed: 0, added: 3 });
  expect("table" in result && result.table.dishes.slice(4)).toMatchObject([
    { name: "Soup", category: "m", priceCents: 450 },
    { name: "Bread", category: "s", priceCents: 200 },
    { name: "Salad", category: "s", priceCents: 320, description: "Fresh" },
  ]);
});

test("new dishes make the categories that are not there yet, and dishes that are there don't", () => {
  const result = into(at(addRowId("s")), "Soup\tSoups\t4\nBroth\tSOUPS\t3\nBread\tStarters\t2");
  expect("table" in result && result.table.categories.map(({ label }) => label)).toEqual([
    ...aTable().categories.map(({ label }) => label),
    "Soups",
  ]);
  const soups = "table" in result && result.table.categories.at(-1)?.id;
  expect("table" in result && result.table.dishes.slice(4).map(({ category }) => category)).toEqual([
    soups,
    soups,
    "s",
  ]);
  expect(into(at("1", "category"), "Soups")).toMatchObject({
    message: expect.stringMatching(/no category “Soups”/),
  });
});

test("rows below the last dish are new dishes", () => {
  expect(into(at("4"), "New name\nOne more")).toMatchObject({ changed: 1, added: 1 });
});

test("headings assign the columns", () => {
  const result = into(at(addRowId("e")), "Price\tName\n3.5\tTea\n4\tCoffee");
  expect("table" in result && result.table.dishes.slice(4)).toMatchObject([
    { name: "Tea", priceCents: 350, category: "e" },
    { name: "Coffee", priceCents: 400, category: "e" },
  ]);
});

test.each([
  [
    "free",
    at("2", "price"),
    at("2", "price"),
    "Line 1, Price: “free” is not a price such as 12.50. Nothing was pasted.",
  ],
  [
    "5\n-1",
    at("1", "price"),
    at("2", "price"),
    "Line 2, Price: “-1” is not a price such as 12.50. Nothing was pasted.",
  ],
  [
    "5\n20000000",
    at("1", "price"),
    at("2", "price"),
    "Line 2, Price: At most $10,000,000.00. Nothing was pasted.",
  ],
  [
    "Soups",
    at("1", "category"),
    at("1", "category"),
    "Line 1, Category: There is no category “Soups”. Nothing was pasted.",
  ],
  [
    "maybe",
    at("1", "hidden"),
    at("1", "hidden"),
    "Line 1, Hidden: “maybe” is neither yes nor no. Nothing was pasted.",
  ],
  [
    "1\n2\n3",
    at("3", "price"),
    at("3", "price"),
    "There are only 2 dishes from here on. Nothing was pasted.",
  ],
  [
    "yes\tone more",
    at("3", "hidden"),
    at("3", "hidden"),
    "There are more columns than from here to “Hidden”. Nothing was pasted.",
  ],
  ["\tMains", at(addRowId("s")), at(addRowId("s")), "Line 1: Name is required. Nothing was pasted."],
])("%j is refused beside its cell", (text, cell, beside, message) => {
  expect(into(cell, text)).toEqual({ cell: beside, message });
});

test("ten thousand rows are refused in one sentence", () => {
  const text = Array.from({ length: 10_000 }, (_, row) => `Dish ${row}\tMains\t5`).join("\n");
  expect(into(at(addRowId("s")), text)).toEqual({
    cell: at(addRowId("s")),
    message: "10,000 rows are too many: a menu has at most 2,500 dishes. Nothing was pasted.",
  });
});

test.each([
  ["EUR", "12,50\n€7\n1.234,00", [1250, 700, 123_400]],
  ["JPY", "1,250\n¥7\n12.00", [1250, 7, 12]],
  ["KWD", "12,5\nKWD 7\n1.234", [12_500, 7000, 1234]],
])("prices are pasted in %s", (currency, text, prices) => {
  const result = into(at("2", "price"), text, aTable(), currency);
  expect("table" in result && result.table.dishes.slice(1).map(({ priceCents }) => priceCents)).toEqual(
    prices,
  );
});

test("a pasted price in another currency is refused beside its cell", () => {
  expect(into(at("1", "price"), "$5\n€5")).toEqual({
    cell: at("2", "price"),
    message: "Line 2, Price: This menu’s prices are in US dollars. Nothing was pasted.",
  });
  expect(into(at("1", "price"), "1000000001", aTable(), "JPY")).toMatchObject({
    message: "Line 1, Price: At most ¥1,000,000,000. Nothing was pasted.",
  });
});
