import { expect, test } from "@jest/globals";
import { countState } from "./count-state";

test.each([
  ["", 0, "empty"],
  ["   ", 0, "empty"],
  ["a", 1, "short"],
  ["a".repeat(119), 119, "short"],
  ["a".repeat(120), 120, "good"],
  [` ${"a".repeat(160)} `, 160, "good"],
  ["a".repeat(161), 161, "over"],
  ["🥐".repeat(160), 160, "good"],
])("a description of %j counts %i and is %s", (text, length, state) => {
  expect(countState(text, 160, 120)).toEqual({ length, state });
});
