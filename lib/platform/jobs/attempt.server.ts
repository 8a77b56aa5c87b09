import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/platform/log/log";
import { backoffSeconds } from "./backoff";
import type { ClaimedJob } from "./claim.server";
import { type AnyJob, JobRefused } from "./define-job";
import { type Outcome, settle } from "./settle.server";

type Options = {
  by: string;
  signal: AbortSignal;
  /** Whether a failure is due to the process that stops. */
  isReleased: () => boolean;
  isLost: () => boolean;
  retryMs: number;
  random: () => number;
};

async function run({ input, handler }: AnyJob, job: ClaimedJob, signal: AbortSignal) {
  const parsed = input.safeParse(job.input);
  if (!parsed.success) throw new JobRefused(`The stored input is not valid: ${parsed.error.message}`);
  const { id, key, tries, maxTries } = job;
  await handler(parsed.data, { id, key, tries, maxTries, signal });
}

function failureOf(job: ClaimedJob, error: unknown, random: () => number): Outcome {
  const isLast = error instanceof JobRefused || job.tries >= job.maxTries;
  const { kind, id, tries } = job;
  if (isLast) log.warn({ err: error, kind, id, tries }, "A job failed");
  else log.info({ err: error, kind, id, tries }, "An attempt of a job failed");
  const message = error instanceof Error ? error.message : String(error);
  return { result: "failed", error: message, wait: isLast ? null : backoffSeconds(tries, random) };
}

/** Records an outcome, repeatedly while the database is away; an outcome that can't be recorded leads to another attempt. */
async function record(job: ClaimedJob, outcome: Outcome, { by, isLost, retryMs }: Options) {
  do {
    try {
      return await settle(job, by, outcome);
    } catch (error) {
      log.debug(
        { err: error, kind: job.kind, id: job.id },
        "The outcome of a job could not be stored; retrying",
      );
      await delay(retryMs, undefined, { ref: false });
    }
  } while (!isLost());
}

/** Runs the handler of a leased job once, and records the outcome. Never rejects. */
export async function attempt(declared: AnyJob, job: ClaimedJob, options: Options): Promise<void> {
  const { signal, isReleased, random } = options;
  let outcome: Outcome = { result: "done" };
  try {
    await run(declared, job, signal);
  } catch (error) {
    outcome =
      isReleased() && !(error instanceof JobRefused) ? { result: "released" } : failureOf(job, error, random);
  }
  await record(job, outcome, options);
}
