import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { MAX_ENDPOINTS } from "./events";

export const webhookJob = defineJob({
  kind: "send-webhook",
  words: "Send a webhook",
  input: z.object({ id: z.int().positive() }),
  // About 23 hours.
  maxTries: 40,
  // One for each endpoint, so that none waits for another that doesn't answer.
  concurrency: MAX_ENDPOINTS,
  timeoutMs: 30_000,
  handler: async ({ id }, attempt) => (await import("./deliver.server")).deliver(id, attempt),
});
