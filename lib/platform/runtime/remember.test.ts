import { expect, jest, test } from "@jest/globals";
import { remember } from "./remember";

test("the first value is kept under its name", () => {
  const first = remember("remember-test", () => ({ count: 1 }));
  first.count += 1;
  expect(remember("remember-test", () => ({ count: 100 }))).toBe(first);
});

test("another copy of the module keeps the same values", async () => {
  const kept = remember("remember-test-copy", () => new Map());
  await jest.isolateModulesAsync(async () => {
    const copy = await import("./remember");
    expect(copy.remember).not.toBe(remember);
    expect(copy.remember("remember-test-copy", () => new Map())).toBe(kept);
  });
});

test("a value that is undefined is made once", () => {
  const make = jest.fn(() => undefined);
  remember("remember-test-undefined", make);
  remember("remember-test-undefined", make);
  expect(make).toHaveBeenCalledTimes(1);
});
