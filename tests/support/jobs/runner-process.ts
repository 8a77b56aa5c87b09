import { register } from "tsx/esm/api";
import type { AnyJob } from "@/lib/platform/jobs/define-job";

register();
const { setCurrentDatabase } = await import("@/lib/platform/db/current");
const { createRunner } = await import("@/lib/platform/jobs/runner.server");
const { testJob } = await import("./job");

/** A job that begins and never ends. */
const endless = testJob(() => {
  process.send?.("begun");
  return new Promise(() => undefined);
});

async function mails() {
  const { mailJob } = await import("@/lib/mail/jobs");
  const { defineTestMail } = await import("@/tests/support/mail/mails");
  defineTestMail();
  return mailJob;
}

process.once("disconnect", () => process.exit());
process.once("message", async (target) => {
  setCurrentDatabase({ kind: "embedded", target: target as never });
  const job: AnyJob = process.argv.includes("mails") ? await mails() : endless;
  createRunner({ jobs: new Map([[job.kind, job]]), pollMs: 20, leaseMs: 1000 }).start();
  setInterval(() => undefined, 1000);
});
