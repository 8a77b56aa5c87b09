import "server-only";
import { listen, listening } from "@/lib/platform/db/notifications";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { declaredJobs } from "./define-job";
import { JOBS_CHANNEL } from "./enqueue.server";
import { createRunner } from "./runner.server";

const kept = remember<{ isStarted: boolean }>("job runner", () => ({ isStarted: false }));

/** Runs the declared jobs for as long as the process runs; each worker process runs its share. */
export function startJobs() {
  if (kept.isStarted) return;
  kept.isStarted = true;
  const runner = createRunner({
    jobs: declaredJobs,
    // Before, there may be no database to listen to.
    async onFound() {
      listen(JOBS_CHANNEL, runner.wake);
      await listening();
      runner.wake();
    },
  });
  onShutdown("jobs", runner.stop);
  runner.start();
}
