import { register } from "tsx/esm/api";

register();
const { setCurrentDatabase } = await import("@/lib/platform/db/current");
const { createRunner } = await import("@/lib/platform/jobs/runner.server");
const { testJob } = await import("./job");

// A process that begins every job and ends none.
const job = testJob(() => {
  process.send?.("begun");
  return new Promise(() => undefined);
});

process.once("disconnect", () => process.exit());
process.once("message", (target) => {
  setCurrentDatabase({ kind: "embedded", target: target as never });
  createRunner({ jobs: new Map([[job.kind, job]]), pollMs: 20, leaseMs: 1000 }).start();
  setInterval(() => undefined, 1000);
});
