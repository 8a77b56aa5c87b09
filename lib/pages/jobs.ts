import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const publishPageJob = defineJob({
  kind: "publish-page",
  words: "Publish a page",
  input: z.object({ pageId: z.string(), at: z.string() }),
  // About an hour.
  maxTries: 12,
  concurrency: 1,
  timeoutMs: 60_000,
  handler: async ({ pageId, at }) =>
    (await import("./publish-scheduled.server")).publishScheduled(pageId, at),
});
