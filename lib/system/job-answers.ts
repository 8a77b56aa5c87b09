import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

export const jobParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) });

const jobKind = z.object({
  kind: z.string(),
  words: z.string().describe("The name of the work for people."),
  queued: z.int(),
  running: z.int(),
  done: z.int().describe("In the last seven days."),
  failed: z.int(),
});
export type JobKind = z.infer<typeof jobKind>;

const listedJob = z.object({
  id: z.string(),
  words: z.string(),
  state: z.enum(["queued", "running", "failed"]),
  tries: z.int().describe("The number of attempts, with a running one."),
  maxTries: z.int(),
  runAt: moment.describe("The time of the next attempt of a queued job."),
  changedAt: moment,
  lastError: z.string().nullable().describe("Of the latest attempt that failed."),
});
export type ListedJob = z.infer<typeof listedJob>;

/** The work in the background. */
export const jobList = z.object({
  kinds: z.array(jobKind),
  jobs: z.array(listedJob).describe("The latest that failed, run or wait, without what they are about."),
});
export type JobList = z.infer<typeof jobList>;
