import { defineJob } from "@/lib/platform/jobs/define-job";
import { requestPush } from "./request-push";

export const requestPushJob = defineJob({
  ...requestPush,
  words: "Notify devices of a request of a table",
  concurrency: 4,
  timeoutMs: 30_000,
  handler: async ({ requestId }) => (await import("./notify.server")).notifyOfRequest(requestId),
});
