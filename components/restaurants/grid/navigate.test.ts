import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { columnKeys } from "./columns";
import { neighbour } from "./navigate";
import type { Cell } from "./paste";
import { startState } from "./state";

const from = (row: string, column: Cell["column"], by: 1 | -1) =>
  neighbour({ ...startState(aTable(), "USD"), cursor: { row, column } }, columnKeys, by);

test.each<[string, Cell["column"], 1 | -1, Cell | null]>([
  ["1", "name", 1, { row: "1", column: "category" }],
  ["1", "name", -1, { row: "1", column: "pick" }],
  ["1", "actions", 1, { row: "2", column: "pick" }],
  ["2", "actions", 1, { row: "add:s", column: "name" }],
  ["add:s", "price", 1, { row: "category:m", column: "name" }],
  ["category:m", "description", 1, { row: "category:m", column: "actions" }],
  ["category:m", "actions", 1, { row: "3", column: "pick" }],
  ["3", "pick", -1, { row: "category:m", column: "actions" }],
  ["category:s", "name", -1, null],
  ["add:e", "name", 1, null],
])("the cell beside %s in %s by %d", (row, column, by, expected) => {
  expect(from(row, column, by)).toEqual(expected);
});

test("every cell is passed once on the way from the first to the last", () => {
  const seen: Cell[] = [];
  let cursor: Cell | null = { row: "category:s", column: "name" };
  while (cursor && seen.length < 200) {
    seen.push(cursor);
    cursor = from(cursor.row, cursor.column, 1);
  }
  const marks = seen.map(({ row, column }) => `${row} ${column}`);
  expect(new Set(marks).size).toBe(marks.length);
  // Four dishes, three headings with two cells, three places for another dish.
  expect(marks).toHaveLength(4 * columnKeys.length + 3 * 2 + 3);
  expect(seen.at(-1)).toEqual({ row: "add:e", column: "name" });
});
