import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const pushJob = defineJob({
  kind: "push-static-export",
  words: "Store the site’s plain files in the bucket",
  input: z.object({}),
  maxTries: 10,
  concurrency: 1,
  timeoutMs: 3_600_000,
  handler: async (_, { signal }) => (await import("./push.server")).pushSite(signal),
});
