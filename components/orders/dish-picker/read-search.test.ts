import { expect, test } from "@jest/globals";
import { readSearch } from "./read-search";

test.each([
  ["2 jollof", 2, "jollof"],
  ["12x  fried rice ", 12, "fried rice"],
  ["3 × tea", 3, "tea"],
  ["jollof", 1, "jollof"],
  ["7", 1, "7"],
  ["7 ", 1, "7"],
  ["0 tea", 1, "0 tea"],
  ["99 tea", 1, "99 tea"],
  ["7up", 1, "7up"],
  ["", 1, ""],
])("“%s” is %i of “%s”", (typed, quantity, text) => {
  expect(readSearch(typed)).toEqual({ quantity, text });
});
