import { expect, test } from "@jest/globals";
import { columnOf } from "./columns";
import { guessReading, rowsOfCells } from "./guess-columns";
import { readTextCells, tableLimits } from "./read-cells";

const cellsOf = (text: string) => {
  const read = readTextCells(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.cells;
};
const guess = (text: string, categories: string[] = [], currency = "USD") =>
  guessReading(cellsOf(text), categories, currency);

test.each([
  ["name", ["Dish", "NAME", " Item ", "title", "Product", "Menu item", "Item_name", "Gericht", "Plat"]],
  ["category", ["Category", "SECTION", "group", "Course", "Kategorie", "Catégorie", "Categoría"]],
  ["price", ["Price", "cost", "Amount", "Price ($)", "PRICE  ", "Preis (€)", "Prix"]],
  ["description", ["Description", "Details", "text"]],
  ["allergens", ["Allergens", "allergen"]],
  [null, ["Calories", "", "Name2"]],
])("%s is understood however it is called", (column, headings) => {
  expect(headings.map(columnOf)).toEqual(headings.map(() => column));
});

test.each<[string, string, boolean, (string | null)[]]>([
  [
    "headings of a spreadsheet",
    "Section\tDish\tAllergens\tCost\nSoups\tLeek soup\tmilk\t6,50",
    true,
    ["category", "name", "allergens", "price"],
  ],
  [
    "an unknown heading",
    "Section\tDish\tCalories\tCost\nSoups\tLeek soup\t120\t6,50",
    true,
    ["category", "name", null, "price"],
  ],
  ["semicolons", "Product;Amount\nTea;3,50", true, ["name", "price"]],
  [
    "headings of another language",
    "Gericht;Preis;Gruppe\nTee;3,50;Getränke\nKaffee;4;Getränke\nSaft;2;Getränke\nSuppe;5;Vorspeisen",
    true,
    ["name", "price", "category"],
  ],
  ["no headings, a name and a price", "Leek soup\t6.50\nStew\t14", false, ["name", "price"]],
  [
    "a category that is known",
    "Mains\tStew\t14\tWith bread and a lot of timeoutMs\nSoups\tPea soup\t6\tGreen",
    false,
    ["category", "name", "price", "description"],
  ],
  ["one column of names", "Tea\nCoffee", false, ["name"]],
  ["one column of prices", "6.75\n15", false, ["price"]],
  ["a heading that is there twice", "Name\tItem\tPrice\nTea\tHot\t3", true, ["name", null, "price"]],
])("%s", (_, text, hasHeadings, columns) => {
  expect(guess(text, ["Soups", "Mains"])).toEqual({ hasHeadings, columns });
});

test("rows are numbered as in the spreadsheet, without those that are empty", () => {
  const cells = cellsOf("Dish\tCost\nTea\t3\n\t\nCoffee\t4\tblack");
  expect(rowsOfCells(cells, guessReading(cells, [], "USD"))).toEqual([
    { row: 2, cells: { name: "Tea", price: "3" } },
    { row: 4, cells: { name: "Coffee", price: "4" } },
  ]);
  expect(rowsOfCells(cells, guessReading(cells, [], "USD", false))[0]?.row).toBe(1);
});

test.each([
  ["", /nothing in this table/],
  ["\t\n \t", /nothing in this table/],
  ["Tea\n".repeat(tableLimits.rows + 1), /more than 5000 rows/],
  [`Tea${"\t1".repeat(60)}`, /Row 1 has more than 60 columns/],
  [`Tea\nSoup ${"o".repeat(5_000)}`, /Row 2 has a cell of more than 5000 characters/],
  ['"Tea\nCoffee', /quotation mark in row 1 is not closed/],
])("a table that can't be taken is refused in one sentence", (text, problem) => {
  expect(readTextCells(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test.each(["€ 6,50", "12.505", "¥1200"])(
  "a column of prices such as %s is one, though they are refused",
  (price) => {
    expect(guess(`Leek soup\t${price}\nStew\t${price}`).columns).toEqual(["name", "price"]);
  },
);

test("headings with a currency are understood, and it is taken along to each price without one", () => {
  for (const heading of ["Price (€)", "Price €", "Price (EUR)", "Cost EUR"]) {
    const cells = cellsOf(`Dish\t${heading}\nTea\t3,50\nCoffee\t$4\nSaft\t`);
    const reading = guessReading(cells, [], "EUR");
    expect([heading, reading.columns]).toEqual([heading, ["name", "price"]]);
    const mark = heading.includes("€") ? "€" : "EUR";
    expect(rowsOfCells(cells, reading).map((row) => row.cells.price)).toEqual([`${mark} 3,50`, "$4", ""]);
  }
  expect(columnOf("Price (all)")).toBeNull();
});
