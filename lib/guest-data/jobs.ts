import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const expireJob = defineJob({
  kind: "remove-old-guest-data",
  words: "Remove old personal data of orders",
  input: z.object({}),
  // About two hours; it is queued again a day later.
  maxTries: 12,
  concurrency: 1,
  timeoutMs: 3_600_000,
  handler: async (_, { signal }) => (await import("./expire.server")).expireOrders(signal),
});
