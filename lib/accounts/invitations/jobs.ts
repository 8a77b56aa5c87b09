import { defineJob } from "@/lib/platform/jobs/define-job";
import { forgottenRequest } from "./forgotten-request";

export const forgottenLink = defineJob({
  kind: "forgotten-password",
  words: "Make a link to choose a new password",
  input: forgottenRequest,
  // About ten minutes.
  maxTries: 8,
  concurrency: 1,
  timeoutMs: 60_000,
  handler: async (request, attempt) =>
    (await import("./mail-forgotten.server")).mailForgotten(request, attempt),
});
