import { expect, jest, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { listen, listening } from "@/lib/platform/db/notifications";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { testJob } from "@/tests/support/jobs/job";
import { add, allSettled, endWaits, setUpRunners, states, until } from "@/tests/support/jobs/runners";
import { JobRefused } from "./define-job";
import { enqueue, JOBS_CHANNEL } from "./enqueue.server";

setUpTestDatabase();
const run = setUpRunners();

const later = () => new Date(Date.now() + 3_600_000);
const done = { state: "done", tries: 1, lastError: null };

/** Returns a job that records the names in its inputs. */
function recorder(options = {}) {
  const names: string[] = [];
  const job = testJob(async (name) => names.push(name), options);
  return { job, names };
}

test("a job exists exactly if its transaction was committed, and keeps no input once it is done", async () => {
  const { job, names } = recorder();
  await expect(
    db.$transaction(async (transaction) => {
      await enqueue(transaction, job, { name: "rolled back" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await db.$transaction((transaction) => enqueue(transaction, job, { name: "committed" }));
  run(job);
  await allSettled();
  expect(names).toEqual(["committed"]);
  expect(await states()).toEqual([done]);
  expect((await db.job.findFirst({ select: { input: true } }))?.input).toEqual({});
});

test("jobs with the same key are one while it is queued, at the earliest time and with the latest input", async () => {
  const { job, names } = recorder();
  await add(job, "first", { key: "a", runAt: later() });
  await add(job, "second", { key: "a" });
  await add(job, "third", { key: "a", runAt: later() });
  await add(job, "other", { key: "b" });
  run(job);
  await allSettled();
  expect(names.sort()).toEqual(["other", "third"]);
  await add(job, "again", { key: "a" });
  await allSettled();
  expect(names).toContain("again");
});

test("a queued job waits for a transaction that enqueues it again, and so sees its changes", async () => {
  const { job, names } = recorder();
  const seen: number[] = [];
  const reading = { ...job, handler: async () => seen.push(await db.rateLimit.count()) };
  await add(job, "first", { key: "a" });
  await db.$transaction(async (transaction) => {
    await transaction.rateLimit.create({ data: { key: "change", count: 1, resetsAt: later() } });
    await enqueue(transaction, job, { name: "second" }, { key: "a" });
    const runner = run(reading as typeof job);
    await runner.idle();
    expect(seen).toEqual([]);
  });
  await allSettled();
  expect([seen, names]).toEqual([[1], []]);
});

test("a failed attempt is repeated after a wait, up to the limit of tries", async () => {
  const job = testJob(() => Promise.reject(new Error("The mail server is away")));
  await add(job, "a");
  run(job);
  for (const tries of [1, 2]) {
    await until(async () => {
      const [job] = await states();
      return job?.state === "queued" && job.tries === tries;
    });
    expect(await states()).toEqual([{ state: "queued", tries, lastError: "The mail server is away" }]);
    const [row] = await db.$queryRaw<{ waits: boolean }[]>`SELECT "runAt" > now() AS waits FROM "Job"`;
    expect(row?.waits).toBe(true);
    await endWaits();
  }
  await allSettled();
  expect(await states()).toEqual([{ state: "failed", tries: 3, lastError: "The mail server is away" }]);
});

test("a refused job and one with invalid input fail at once; one of an unknown kind waits", async () => {
  const job = testJob(() => Promise.reject(new JobRefused("No such address")));
  await add(job, "a");
  await db.job.create({ data: { id: "invalid", kind: "test", input: { name: 1 }, maxTries: 3 } });
  await add({ ...job, kind: "of a later version" }, "b");
  run(job);
  await until(async () => (await db.job.count({ where: { state: "failed" } })) === 2);
  const failed = await db.job.findMany({ where: { kind: "test" }, select: { tries: true, lastError: true } });
  expect(failed).toContainEqual({ tries: 1, lastError: "No such address" });
  expect(failed).toContainEqual({ tries: 1, lastError: expect.stringContaining("not valid") });
  expect(await db.job.count({ where: { state: "queued", tries: 0 } })).toBe(1);
});

test("a failed attempt is dropped for a job with its key that was queued meanwhile", async () => {
  let attempts = 0;
  const job = testJob(async (name) => {
    attempts++;
    if (name !== "old") return;
    await add(job, "new", { key: "a" });
    throw new Error("Too late");
  });
  await add(job, "old", { key: "a" });
  run(job);
  await allSettled();
  expect([attempts, await states()]).toEqual([2, [done]]);
});

test("a notification wakes a runner; without it, the runner looks again after its interval", async () => {
  const { job, names } = recorder();
  const idle = run(job, { pollMs: 3_600_000 });
  await idle.idle();
  const unlisten = listen(JOBS_CHANNEL, idle.wake);
  await listening();
  await add(job, "told");
  await allSettled();
  unlisten();
  await idle.stop();
  run(job, { pollMs: 30 });
  await add(job, "found");
  await allSettled();
  expect(names).toEqual(["told", "found"]);
});

test("the clock of the process doesn't matter", async () => {
  const { job, names } = recorder();
  const inAnHour = later();
  const clock = jest.spyOn(Date, "now").mockReturnValue(inAnHour.getTime() + 3_600_000);
  await add(job, "in an hour", { runAt: inAnHour });
  await add(job, "now");
  const runner = run(job);
  await until(() => names.length > 0);
  await runner.idle();
  clock.mockRestore();
  expect(names).toEqual(["now"]);
});

test("a handler that takes too long is aborted, and repeated after it has ended", async () => {
  const job = testJob(
    (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    { timeoutMs: 30, maxTries: 1 },
  );
  await add(job, "a");
  run(job);
  await allSettled();
  expect(await states()).toEqual([
    { state: "failed", tries: 1, lastError: expect.stringContaining("timeout") },
  ]);
});

test("a runner that stops aborts its handlers; their attempts don't count, and another runner goes on", async () => {
  let isFirst = true;
  const job = testJob((_, { signal }) => {
    if (!isFirst) return Promise.resolve();
    isFirst = false;
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  await add(job, "a");
  const first = run(job);
  await until(() => !isFirst);
  await first.stop();
  expect(await states()).toEqual([{ state: "queued", tries: 0, lastError: null }]);
  run(job);
  await allSettled();
  expect(await states()).toEqual([done]);
});
