import * as z from "zod";

/** The variable with the settings of a worker process. */
const VARIABLE = "PLATFORM_WORKER";

const workerSchema = z.object({
  /** From 1; a replacement has the number of the worker that ended. */
  number: z.number().int().positive(),
  count: z.number().int().positive(),
  /** True if other workers answer while this one starts. */
  isReplacement: z.boolean(),
  /** The file of `lib/platform/tracking/shared-changes.ts`. */
  changes: z.string(),
  /** The token of requests that the workers send to their own port. */
  token: z.string(),
  instance: z.object({ id: z.string(), startedAt: z.number() }),
});

/** One of several processes on one port. `instance` identifies all of them; `startedAt` is in milliseconds since 1970. */
export type Worker = z.infer<typeof workerSchema>;

let parsed: Worker | null | undefined;

/** Returns the settings of this worker process; null in any other process. */
export function worker(): Worker | null {
  const text = process.env[VARIABLE];
  parsed ??= text ? workerSchema.parse(JSON.parse(text)) : null;
  return parsed;
}

/** Returns the environment of a worker process. */
export const workerEnvironment = (settings: Worker) => ({ [VARIABLE]: JSON.stringify(settings) });
