import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { pushMessage } from "./message";

export const pushJob = defineJob({
  kind: "send-push",
  words: "Send a notification to a device",
  input: z.object({ subscription: z.string(), message: pushMessage }),
  // About two minutes: later it is no news.
  maxTries: 5,
  concurrency: 8,
  timeoutMs: 15_000,
  handler: async ({ subscription, message }, { signal }) =>
    (await import("./send.server")).sendPush(subscription, message, signal),
});
