import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createTurns } from "./turns";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const patience = 15_000;
const turnsOf = (limits: { atOnce: number; waiting: number }) =>
  createTurns({ ...limits, patience, complaint: "Too many at once." });
const here = () => new AbortController().signal;
const refusal = { code: "unavailable", message: "Too many at once.", details: { retryAfter: 5 } };
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A task that ends when it is told to. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end };
}

test("no more run at once than may, in the order in which they came; a failure makes room as well", async () => {
  const turns = turnsOf({ atOnce: 2, waiting: 100 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const answers = Array.from({ length: 50 }, (_, index) =>
    turns.take(here(), async () => {
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
  expect([most, turns.waiting()]).toEqual([2, 0]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(33);
});

test("who finds the queue full or has waited long enough is told when to come back", async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 1 });
  const { task, end } = held();
  const first = turns.take(here(), task);
  const second = turns.take(here(), async () => "served").catch((error: unknown) => error);
  await expect(turns.take(here(), task)).rejects.toMatchObject(refusal);
  await jest.advanceTimersByTimeAsync(patience);
  expect(await second).toMatchObject(refusal);
  expect(turns.waiting()).toBe(0);
  const third = turns.take(here(), async () => "served");
  end();
  await first;
  expect(await third).toBe("served");
});

test("who goes away leaves the queue, and is not served", async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 1 });
  const { task, end } = held();
  const first = turns.take(here(), task);
  const visitor = new AbortController();
  const served = jest.fn(async () => "served");
  const gone = turns.take(visitor.signal, served).catch((error: unknown) => error);
  visitor.abort();
  await settled();
  const next = turns.take(here(), async () => "next");
  end();
  await first;
  expect([await next, await gone]).toEqual(["next", expect.objectContaining({ code: "unavailable" })]);
  await expect(turns.take(visitor.signal, served)).rejects.toMatchObject(refusal);
  expect(served).not.toHaveBeenCalled();
});
