import { expect, test } from "@jest/globals";
import { graphemes, initials, longestWord, measure, needsTallLines } from "./text-measure";

test("a CJK character is as wide as two letters", () => {
  expect(measure("Pan")).toBe(3);
  expect(measure("パン")).toBe(4);
});

test("the longest word is the longest unbreakable run; CJK breaks anywhere", () => {
  expect(longestWord("Bread worth waking for")).toBe(6);
  expect(longestWord("早起きしたくなるパン")).toBe(2);
  expect(longestWord(" ")).toBe(0);
});

test("a family emoji is one character to a reader", () => {
  expect(graphemes("👨‍👩‍👧‍👦")).toHaveLength(1);
  expect(graphemes("API")).toHaveLength(3);
});

test("initials are of the first and the last word", () => {
  expect(initials("Ada Augusta Lovelace")).toBe("AL");
  expect(initials("ana")).toBe("A");
  expect(initials("corner bakery", 1)).toBe("C");
  expect(initials("  ")).toBe("");
});

test.each([
  ["Fresh from the oven — 24/7 🥐", false],
  ["Свежий хлеб", false],
  ["ขนมปังอุ่น ๆ", true],
  ["ताज़ी रोटी", true],
  ["Bánh mì mới nướng mỗi ngày", true],
  ["焼きたてのパン", true],
])("%s needs tall lines: %s", (text, expected) => {
  expect(needsTallLines(text)).toBe(expected);
});
