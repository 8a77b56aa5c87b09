import type * as z from "zod";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { remember } from "@/lib/platform/runtime/remember";

export type Attempt = {
  id: string;
  key: string | null;
  /** The number of this attempt, from 1. */
  tries: number;
  maxTries: number;
  /** Aborted at the time limit, when the process stops, and when the lease is lost. */
  signal: AbortSignal;
};

type Declaration<Input extends z.ZodType> = {
  /** Unique, stored with each job. */
  kind: string;
  /** Names the work for owners, such as "Mail a link". */
  words: string;
  /** Validates the stored input of a job, which is serialized as JSON. */
  input: Input;
  maxTries: number;
  /** The maximum number of jobs of this kind that run at a time, over all processes. */
  concurrency: number;
  /** The time limit of an attempt, after which its signal is aborted. */
  timeoutMs: number;
  /**
   * Does the work, at least once: an attempt whose process was killed is repeated. It ends soon after its signal is
   * aborted; until it ends, no other attempt of the job begins.
   * @throws JobRefused if another attempt is useless; any other error is tried again
   */
  handler: (input: z.output<Input>, attempt: Attempt) => Promise<unknown>;
};

export type Job<Input extends z.ZodType = z.ZodType> = Readonly<Declaration<Input>>;
export type AnyJob = Job;

/** An attempt failed for a reason that lasts. */
export class JobRefused extends errorAcrossBundles("JobRefused") {}

/** The jobs of this process by kind. */
export const declaredJobs = remember("jobs", () => new Map<string, AnyJob>());

/** Declares a kind of job. The module is imported in `instrumentation.ts`, as jobs of unknown kinds wait. */
export function defineJob<Input extends z.ZodType>(job: Job<Input>): Job<Input> {
  declaredJobs.set(job.kind, job as unknown as AnyJob);
  return job;
}
