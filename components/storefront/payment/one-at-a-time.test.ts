import { expect, test } from "@jest/globals";
import { oneAtATime } from "./one-at-a-time";

test("two presses in the same moment pay once, and a later one again", async () => {
  const once = oneAtATime();
  let paid = 0;
  const pay = async () => {
    await Promise.resolve();
    paid++;
  };
  await Promise.all([once(pay), once(pay), once(pay)]);
  expect(paid).toBe(1);
  await once(pay);
  expect(paid).toBe(2);
});

test("after a failure another try is possible", async () => {
  const once = oneAtATime();
  await expect(once(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  let paid = 0;
  await once(async () => void paid++);
  expect(paid).toBe(1);
});
