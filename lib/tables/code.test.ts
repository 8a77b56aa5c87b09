import { expect, test } from "@jest/globals";
import { isCodeOf, makeCode, shortIdIn } from "./code";

const window1 = { tableKey: "order1/two/1", rotation: 0 };
const key = "a key of the instance";

test("a code is short, fits into an address and is that of its table", () => {
  const code = makeCode(window1, key);
  expect(code).toMatch(/^[\w-]{24}$/);
  expect(code).toBe(makeCode({ ...window1 }, key));
  expect(isCodeOf(code, window1, key)).toBe(true);
});

test.each([
  ["another table", { ...window1, tableKey: "order1/two/2" }, key],
  ["another restaurant", { ...window1, tableKey: "order2/two/1" }, key],
  ["a later rotation", { ...window1, rotation: 1 }, key],
  ["another key", window1, "another key"],
])("it is not the code of %s", (_, signed, own) => {
  expect(isCodeOf(makeCode(window1, key), signed, own)).toBe(false);
});

test("a code with any other character is refused", () => {
  const code = makeCode(window1, key);
  for (let index = 0; index < code.length; index++) {
    const other = code[index] === "A" ? "B" : "A";
    const forged = code.slice(0, index) + other + code.slice(index + 1);
    expect([index, isCodeOf(forged, window1, key)]).toEqual([index, false]);
  }
});

test("texts that are no codes name no table", () => {
  const code = makeCode(window1, key);
  for (const text of ["", "here", code.slice(1), `${code}A`, `${code.slice(1)}/`, `${code.slice(1)}ü`])
    expect(shortIdIn(text)).toBeNull();
  expect(shortIdIn(code)).toBe(code.slice(0, 8));
});
