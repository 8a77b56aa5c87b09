import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { testJob } from "@/tests/support/jobs/job";
import { startKilledRunner } from "@/tests/support/jobs/killed-runner";
import { add, allSettled, endWaits, setUpRunners, states, until } from "@/tests/support/jobs/runners";
import fc from "@/tests/support/properties";

setUpTestDatabase();
const run = setUpRunners();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const done = { state: "done", tries: 1, lastError: null };

/** Counts the attempts that run at a time, in total and of each job. */
function gauge() {
  const running = new Map<string, number>();
  const most = { all: 0, ofOne: 0 };
  async function within(name: string, work: () => Promise<unknown>) {
    running.set(name, (running.get(name) ?? 0) + 1);
    const counts = [...running.values()];
    most.all = Math.max(
      most.all,
      counts.reduce((sum, count) => sum + count, 0),
    );
    most.ofOne = Math.max(most.ofOne, ...counts);
    try {
      await work();
    } finally {
      running.set(name, (running.get(name) ?? 0) - 1);
    }
  }
  return { most, within };
}

test("two runners do every job once, within the limit of the kind", async () => {
  const { most, within } = gauge();
  const names: string[] = [];
  const job = testJob((name) => within(name, () => pause(5).then(() => names.push(name))), {
    concurrency: 3,
  });
  for (let i = 0; i < 40; i++) await add(job, `job ${i}`);
  run(job);
  run(job);
  await allSettled();
  expect(new Set(names).size).toBe(40);
  expect(names).toHaveLength(40);
  expect(most).toEqual({ all: 3, ofOne: 1 });
});

test("a job that is queued while one with its key runs begins after it", async () => {
  const { most, within } = gauge();
  let begun = 0;
  const job = testJob(() => {
    begun++;
    return within("a", () => pause(100));
  });
  await add(job, "first", { key: "a" });
  run(job);
  run(job);
  await until(() => begun === 1);
  await add(job, "second", { key: "a" });
  await allSettled();
  expect([begun, most.ofOne]).toEqual([2, 1]);
});

test("of jobs with the same concurrency key one runs at a time, beside those with another", async () => {
  const { most, within } = gauge();
  const job = testJob((name) => within(name, () => pause(20)));
  for (const name of ["a", "b", "c"].flatMap((name) => Array<string>(4).fill(name)))
    await add(job, name, { concurrencyKey: name });
  run(job);
  run(job);
  await allSettled();
  expect(most).toEqual({ all: 3, ofOne: 1 });
});

test("a lease is renewed while the handler runs", async () => {
  const { most, within } = gauge();
  const job = testJob((name) => within(name, () => pause(1500)));
  await add(job, "long");
  run(job, { leaseMs: 400 });
  run(job, { leaseMs: 400 });
  await allSettled();
  expect([most.ofOne, await states()]).toEqual([1, [done]]);
});

test("a runner that loses its lease aborts the handler, and doesn't change the job", async () => {
  const ended: unknown[] = [];
  const job = testJob(
    (_, { signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => {
          ended.push(signal.reason);
          reject(new Error("lost"));
        }),
      ),
  );
  await add(job, "a");
  const runner = run(job, { leaseMs: 150, pollMs: 3_600_000 });
  await until(async () => (await states())[0]?.state === "running");
  await db.$executeRaw`UPDATE "Job" SET "leasedBy" = 'another process', "leasedUntil" = now() + interval '1 hour'`;
  await until(() => ended.length > 0);
  await runner.idle();
  expect(await states()).toEqual([{ state: "running", tries: 1, lastError: null }]);
});

test("a job whose process was killed is run again when its lease ends, up to the limit of tries", async () => {
  const job = testJob(async () => undefined, { maxTries: 2 });
  await add(job, "a");
  const killed = async () => {
    const runner = startKilledRunner("jobs");
    await runner.begun();
    await runner.kill();
  };
  await killed();
  expect(await states()).toEqual([{ state: "running", tries: 1, lastError: null }]);
  run(job);
  await allSettled();
  expect(await states()).toEqual([{ state: "done", tries: 2, lastError: null }]);
});

test("a job that ends its process each time fails", async () => {
  const job = testJob(async () => undefined);
  await add(job, "a");
  await db.$executeRaw`UPDATE "Job" SET "state" = 'running', "tries" = 3, "leasedUntil" = now() - interval '1 second'`;
  run(job);
  await allSettled();
  expect(await states()).toEqual([
    { state: "failed", tries: 3, lastError: "The process ended during the last attempt." },
  ]);
});

/** An attempt ends, fails, or never ends, as in a process that is killed. */
const fate = fc.constantFrom("ends", "ends", "fails", "dies");

test("with random failures, each job ends after its last attempt, one attempt at a time", async () => {
  const schedule = fc.array(fc.tuple(fate, fate, fate), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(schedule, async (fates) => {
      await db.job.deleteMany();
      const { most, within } = gauge();
      const attempts = fates.map(() => 0);
      const job = testJob(
        (name, { tries }) =>
          within(name, async () => {
            attempts[Number(name)] = tries;
            const what = fates[Number(name)]?.[tries - 1];
            if (what === "fails") throw new Error("A failure");
            if (what !== "dies") return;
            // The end of the lease that follows a killed process.
            await db.$executeRaw`UPDATE "Job" SET "leasedBy" = 'dead', "leasedUntil" = now() WHERE "key" = ${name}`;
          }),
        { concurrency: 3 },
      );
      for (const index of fates.keys()) await add(job, String(index), { key: String(index) });
      const runners = [run(job), run(job)];
      await until(async () => {
        await endWaits();
        return (await db.job.count({ where: { state: { in: ["queued", "running"] } } })) === 0;
      });
      for (const runner of runners) await runner.stop();
      const rows = await db.job.findMany({ select: { key: true, state: true, tries: true } });
      for (const [index, fate] of fates.entries()) {
        const end = fate.indexOf("ends");
        const expected = end < 0 ? { state: "failed", tries: 3 } : { state: "done", tries: end + 1 };
        const row = rows.find(({ key }) => key === String(index));
        expect({ ...row, attempts: attempts[index] }).toEqual({
          key: String(index),
          ...expected,
          attempts: expected.tries,
        });
      }
      expect(most.ofOne).toBe(1);
    }),
    { numRuns: 12 },
  );
});
