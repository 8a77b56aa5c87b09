import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const backupJob = defineJob({
  kind: "make-backup",
  words: "Make the scheduled backup",
  input: z.object({}),
  // Six weeks: hourly, until it succeeds.
  maxTries: 1000,
  concurrency: 1,
  timeoutMs: 6 * 3_600_000,
  handler: async (_, { signal }) => (await import("./schedule.server")).backUpOnSchedule(signal),
});
