import { afterEach } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import type { AnyJob } from "@/lib/platform/jobs/define-job";
import { enqueue } from "@/lib/platform/jobs/enqueue.server";
import { createRunner, type RunnerOptions } from "@/lib/platform/jobs/runner.server";
import type { TestJob } from "./job";

export const add = (
  job: TestJob,
  name: string,
  options?: { key?: string; concurrencyKey?: string; runAt?: Date },
) => enqueue(db, job, { name }, options);

/** Returns a function that starts runners of a job, which are stopped after the test. */
export function setUpRunners() {
  const started: ReturnType<typeof createRunner>[] = [];
  afterEach(async () => {
    for (const runner of started.splice(0)) await runner.stop();
  });
  return (job: AnyJob, options: Partial<RunnerOptions> = {}) => {
    const jobs = new Map([[job.kind, job]]);
    const runner = createRunner({ jobs, pollMs: 20, retryMs: 20, graceMs: 2000, ...options });
    started.push(runner);
    runner.start();
    return runner;
  };
}

const select = { state: true, tries: true, lastError: true } as const;

/** Returns the state of all jobs, oldest first. */
export const states = () => db.job.findMany({ select, orderBy: { createdAt: "asc" } });

/** Ends the wait of all queued jobs. */
export const endWaits = () => db.$executeRaw`UPDATE "Job" SET "runAt" = now() WHERE "state" = 'queued'`;

/** Resolves once a condition is true. */
export async function until(condition: () => Promise<boolean> | boolean) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Resolves once no job is queued or running. */
export const allSettled = () =>
  until(async () => (await db.job.count({ where: { state: { in: ["queued", "running"] } } })) === 0);
