import "server-only";
import { randomUUID } from "node:crypto";
import { onSweep } from "@/lib/platform/db/sweep";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { claimWork, nextDue, releaseWork } from "./work.server";

type Worker = {
  running?: Promise<void> | undefined;
  isWoken: boolean;
  timer?: NodeJS.Timeout;
  stop: AbortController;
};
const worker = remember<Worker>("picture worker", () => ({ isWoken: false, stop: new AbortController() }));

/** Makes missing renditions, one picture after another. */
async function workThrough() {
  const { signal } = worker.stop;
  while (!signal.aborted) {
    worker.isWoken = false;
    const work = await claimWork(randomUUID());
    if (!work) {
      if (worker.isWoken) continue;
      break;
    }
    // Loaded on demand: few starts have pictures to process, and sharp loads slowly.
    const { makeRenditionsOf } = await import("./make-renditions.server");
    await makeRenditionsOf(work, signal);
    if (signal.aborted) await releaseWork(work);
  }
  await scheduleCheck();
}

/** Schedules a check for work whose process may have died. */
async function scheduleCheck() {
  clearTimeout(worker.timer);
  const due = await nextDue();
  if (due === null || worker.stop.signal.aborted) return;
  worker.timer = setTimeout(wakePictureWorker, Math.max(1000, due)).unref();
}

/** Starts making missing renditions, after the current ones. */
export function wakePictureWorker() {
  worker.isWoken = true;
  worker.running ??= workThrough()
    .catch((error: unknown) => log.warn({ err: error }, "Making renditions failed; retrying later"))
    .finally(() => {
      worker.running = undefined;
    });
}

/** Resolves once this process makes no renditions. */
export const pictureWorkDone = async () => worker.running;

onSweep("renditions of pictures", async () => wakePictureWorker());
onShutdown("renditions of pictures", () => {
  clearTimeout(worker.timer);
  worker.stop.abort();
  return pictureWorkDone();
});
