import { executionAsyncResource } from "node:async_hooks";
import { expect, test } from "@jest/globals";
import { keepTickShape } from "./tick-shape";

test("an object of process.nextTick is kept, and no second one", async () => {
  const kept = await keepTickShape();
  const tick = await new Promise<object>((resolve) => {
    process.nextTick(() => resolve(executionAsyncResource()));
  });
  expect(tick).not.toBe(kept);
  expect(Object.keys(tick)).toEqual(["callback", "args"]);
  expect(Object.keys(kept)).toEqual(Object.keys(tick));
  expect(await keepTickShape()).toBe(kept);
});
