import * as z from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const reminderJob = defineJob({
  kind: "remind-of-reservation",
  words: "Remind a guest of a reservation",
  input: z.object({ reservationId: z.string() }),
  maxTries: 5,
  concurrency: 2,
  timeoutMs: 30_000,
  handler: async ({ reservationId }) => (await import("./remind.server")).queueReminder(reservationId),
});
