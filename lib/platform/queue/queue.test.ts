import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createQueue } from "./queue";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const timeoutMs = 15_000;
const queueOf = (limits: { concurrency: number; waiting: number }) =>
  createQueue({ ...limits, timeoutMs, busyMessage: "Too many at once." });
const refusal = { code: "unavailable", message: "Too many at once.", details: { retryAfter: 5 } };
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A task that the test ends. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end };
}

test("tasks up to the limit run at once, in their order; a failure makes room as well", async () => {
  const queue = queueOf({ concurrency: 2, waiting: 100 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const answers = Array.from({ length: 50 }, (_, index) =>
    queue.run(async () => {
      begun.push(index);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      if (index % 3 === 0) throw new Error("broken");
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(answers);
  expect(begun).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect([most, queue.waiting()]).toEqual([2, 0]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(33);
});

test("callers of a full queue, or after a long wait, get a time to retry", async () => {
  const queue = queueOf({ concurrency: 1, waiting: 1 });
  const { task, end } = held();
  const first = queue.run(task);
  const second = queue.run(async () => "served").catch((error: unknown) => error);
  await expect(queue.run(task)).rejects.toMatchObject(refusal);
  await jest.advanceTimersByTimeAsync(timeoutMs);
  expect(await second).toMatchObject(refusal);
  expect(queue.waiting()).toBe(0);
  const third = queue.run(async () => "served");
  end();
  await first;
  expect(await third).toBe("served");
});

test("an aborted task leaves the queue and does not run", async () => {
  const queue = queueOf({ concurrency: 1, waiting: 1 });
  const { task, end } = held();
  const first = queue.run(task);
  const visitor = new AbortController();
  const served = jest.fn(async () => "served");
  const gone = queue.run(served, { signal: visitor.signal }).catch((error: unknown) => error);
  visitor.abort();
  await settled();
  const next = queue.run(async () => "next");
  end();
  await first;
  expect([await next, await gone]).toEqual(["next", expect.objectContaining({ code: "unavailable" })]);
  await expect(queue.run(served, { signal: visitor.signal })).rejects.toMatchObject(refusal);
  expect(served).not.toHaveBeenCalled();
});

test("the first of two lanes has priority, and each has separate room", async () => {
  const queue = createQueue({ concurrency: 1, waiting: [1, 2], busyMessage: "Too many at once." });
  const { task, end } = held();
  const begun: string[] = [];
  const run = (name: string, lane: number) => queue.run(async () => begun.push(name), { lane });
  const first = queue.run(task);
  const waiting = [run("b", 1), run("c", 1), run("a", 0)];
  expect(() => queue.requireRoom(0)).toThrow("Too many at once.");
  await expect(run("d", 1)).rejects.toMatchObject(refusal);
  end();
  await Promise.all([first, ...waiting]);
  expect(begun).toEqual(["a", "b", "c"]);
  queue.requireRoom(0);
});

test("without limits every task runs, after any wait", async () => {
  const queue = createQueue({ concurrency: 1 });
  const { task, end } = held();
  const first = queue.run(task);
  const others = Array.from({ length: 5000 }, (_, index) => queue.run(async () => index));
  await jest.advanceTimersByTimeAsync(1000 * timeoutMs);
  end();
  await first;
  expect(await Promise.all(others)).toHaveLength(5000);
});
