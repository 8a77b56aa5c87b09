import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { pushMessage } from "./message";

const sending = {
  input: z.object({ subscription: z.string(), message: pushMessage }),
  // About two minutes: later it is no news.
  maxTries: 5,
  concurrency: 8,
  timeoutMs: 15_000,
};

export const pushJob = defineJob({
  ...sending,
  kind: "send-push",
  words: "Send a notification to a device",
  handler: async ({ subscription, message }, { signal }) =>
    (await import("./send.server")).sendPush(subscription, message, signal),
});

/** Apart, so that the staff's notifications never wait for those of guests. */
export const guestPushJob = defineJob({
  ...pushJob,
  kind: "send-guest-push",
  words: "Send a notification to a guest",
});
