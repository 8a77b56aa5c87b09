import { expect, test } from "@jest/globals";
import { aTable } from "@/tests/support/restaurants/dish-table";
import { categoryMoved, categoryStepped, dishMoved, dishStepped, withoutCategory } from "./move";
import type { Table } from "./table";

const order = ({ categories, dishes }: Table) =>
  categories
    .map(
      ({ id }) =>
        `${id}:${dishes
          .filter(({ category }) => category === id)
          .map((dish) => dish.id)
          .join("")}`,
    )
    .join(" ");

test.each([
  ["2", -1, "s:21 m:34 e:"],
  ["1", 1, "s:21 m:34 e:"],
  ["2", 1, "s:1 m:234 e:"],
  ["3", -1, "s:123 m:4 e:"],
  ["4", 1, "s:12 m:3 e:4"],
  ["1", -1, "s:12 m:34 e:"],
] as const)("dish %s goes %i step", (id, by, expected) => {
  expect(order(dishStepped(aTable(), id, by))).toBe(expected);
});

test("a dish is moved before another one, or to the end of a category, even an empty one", () => {
  expect(order(dishMoved(aTable(), "4", { before: "1" }))).toBe("s:412 m:3 e:");
  expect(order(dishMoved(aTable(), "1", { endOf: "m" }))).toBe("s:2 m:341 e:");
  expect(order(dishMoved(aTable(), "1", { endOf: "e" }))).toBe("s:2 m:34 e:1");
  expect(order(dishMoved(aTable(), "1", { endOf: "s" }))).toBe("s:21 m:34 e:");
});

test("unmoved rows keep their identity", () => {
  const table = aTable();
  expect(dishMoved(table, "1", { before: "1" })).toBe(table);
  expect(categoryStepped(table, "s", -1)).toBe(table);
  expect(dishMoved(table, "1", { endOf: "m" }).dishes[0]).toBe(table.dishes[1]);
});

test("categories move", () => {
  expect(order(categoryStepped(aTable(), "s", 1))).toBe("m:34 s:12 e:");
  expect(order(categoryStepped(aTable(), "e", -1))).toBe("s:12 e: m:34");
  expect(order(categoryMoved(aTable(), "s", null))).toBe("m:34 e: s:12");
  expect(order(categoryMoved(aTable(), "e", "s"))).toBe("e: s:12 m:34");
});

test("a deleted category moves its dishes to another one, or deletes them", () => {
  expect(order(withoutCategory(aTable(), "s", "m"))).toBe("m:3412 e:");
  expect(order(withoutCategory(aTable(), "s", null))).toBe("m:34 e:");
});
