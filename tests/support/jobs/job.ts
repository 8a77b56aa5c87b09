import * as z from "zod";
import type { AnyJob, Attempt } from "@/lib/platform/jobs/define-job";

type Handler = (name: string, attempt: Attempt) => Promise<unknown>;

/** Returns a job for tests, whose input is a name. */
export const testJob = (handler: Handler, options: Partial<AnyJob> = {}) => ({
  kind: "test",
  words: "Do a test",
  input: z.object({ name: z.string() }),
  maxTries: 3,
  concurrency: 10,
  timeoutMs: 60_000,
  ...options,
  handler: (input: unknown, attempt: Attempt) => handler((input as { name: string }).name, attempt),
});

export type TestJob = ReturnType<typeof testJob>;
