import { expect, test } from "@jest/globals";
import { optionText, shownOptions } from "./option-text";

const option = (name: string, priceCents: number, quantity: number, more: object = {}) => ({
  name,
  priceCents,
  quantity,
  depth: 0,
  ...more,
});

test("free and paid ones of an option are shown together, those of both halves apart", () => {
  expect(shownOptions([option("Olives", 0, 1), option("Olives", 150, 2), option("Ham", 200, 1)])).toEqual([
    { name: "Olives", quantity: 3, cents: 300, depth: 0 },
    { name: "Ham", quantity: 1, cents: 200, depth: 0 },
  ]);
  const halves = [option("Left", 0, 1), option("Ham", 200, 1, { depth: 1 }), option("Right", 0, 1)];
  expect(shownOptions([...halves, option("Ham", 200, 1, { depth: 1 })])).toHaveLength(4);
});

test.each([
  [option("Olives", 0, 1), 1, "Olives"],
  [option("Olives", 0, 1), 3, "3 × Olives"],
  [option("Olives", 0, 2), 1, "2 × Olives"],
  [option("Olives", 0, 2), 3, "6 × Olives (2 each)"],
  [option("onions", 0, 1, { isRemoved: true }), 2, "No onions"],
])("%j of %i dishes is %s", (chosen, dishes, text) => {
  expect(optionText(chosen, dishes)).toBe(text);
});
