import { expect, test } from "@jest/globals";
import { columnFinder, readTable } from "./table";

test("columns without a heading cost nothing in each row", () => {
  const headings = `name,price${",".repeat(100_000)}`;
  const rows = Array.from({ length: 9_000 }, (_, index) => `Soup ${index},1`);
  const columns = { columnOf: columnFinder(["name", "price"]), required: "name" };
  const read = readTable([headings, ...rows].join("\n"), columns, 10_000);
  expect(read).toHaveLength(9_000);
  expect(read.at(-1)).toEqual({ row: 9_001, cells: { name: "Soup 8999", price: "1" } });
});
