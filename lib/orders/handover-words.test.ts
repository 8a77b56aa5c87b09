import { expect, test } from "@jest/globals";
import { tableWords } from "./handover-words";

test.each([
  ["7", "Table 7"],
  ["Window 1", "Table Window 1"],
  ["Table for two 1", "Table for two 1"],
  ["Long table", "Long table"],
])("the table %s is called %s", (name, words) => {
  expect(tableWords(name)).toBe(words);
});
