import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const settlementJob = defineJob({
  kind: "settle-payment",
  words: "Settle a payment with the payment provider",
  input: z.object({ id: z.string() }),
  // About 23 hours.
  maxTries: 40,
  concurrency: 2,
  timeoutMs: 120_000,
  handler: async ({ id }) => (await import("./settle-order.server")).settleOrder(id),
});
