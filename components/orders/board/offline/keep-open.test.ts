import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { keepWhileOpen } from "./keep-open";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test("a document is kept ten seconds after it was opened, again after a failure, and every six hours", async () => {
  const keep = jest.fn<() => Promise<boolean>>().mockResolvedValue(true);
  keep.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const end = keepWhileOpen(keep);
  const counts = [];
  for (const wait of [9, 1, 19, 1, 39, 1, 6 * 3600 - 1, 1]) {
    await seconds(wait);
    counts.push(keep.mock.calls.length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  end();
  await seconds(12 * 3600);
  expect(keep).toHaveBeenCalledTimes(4);
});

test("an attempt that ends after the view was closed is the last one", async () => {
  let answer = (_isKept: boolean) => {};
  const keep = jest.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  const end = keepWhileOpen(keep);
  await seconds(10);
  end();
  answer(false);
  await seconds(60);
  expect(keep).toHaveBeenCalledTimes(1);
});
