import { expect, test } from "@jest/globals";
import { keepRecent } from "./recent";

test("the oldest value gives way to a new one", () => {
  const known = new Map<string, number>();
  for (const [index, key] of ["a", "b", "c"].entries()) expect(keepRecent(known, 2, key, index)).toBe(index);
  expect([...known]).toEqual([
    ["b", 1],
    ["c", 2],
  ]);
});
