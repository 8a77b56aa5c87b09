import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const mailJob = defineJob({
  kind: "send-mail",
  words: "Send an email",
  input: z.object({ id: z.int().positive() }),
  // About ten hours.
  maxTries: 20,
  concurrency: 4,
  timeoutMs: 60_000,
  handler: async ({ id }, attempt) => (await import("./send-queued.server")).sendQueued(id, attempt),
});
