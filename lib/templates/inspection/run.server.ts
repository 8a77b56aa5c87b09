import "server-only";
import path from "node:path";
import { AppError } from "@/lib/http/errors";
import { createTurns } from "@/lib/http/turns";
import { remember } from "@/lib/remember";
import type { Inspection, InspectionStep } from "./inspect";
import type { WorkerMessage } from "./messages";

/** How long one inspection may take in milliseconds, and how much of the heap, in megabytes. */
export const inspectionLimits = { milliseconds: 20_000, heap: 768 };

const turns = remember("template inspections", () =>
  createTurns({
    atOnce: 1,
    waiting: 4,
    patience: 3 * inspectionLimits.milliseconds,
    complaint: "Other templates are being checked just now. Please try again in a moment.",
  }),
);

/**
 * Starts the worker from its source below the working folder, as the modules of a build lie elsewhere. The bundler
 * would follow a class that is imported, and pack the loader of TypeScript into the build.
 */
function startWorker(archive: Uint8Array, heap: number) {
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  return new Worker(path.join(process.cwd(), "lib", "templates", "inspection", "worker.mjs"), {
    workerData: archive,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

export type InspectionOptions = {
  signal?: AbortSignal;
  onStep?: (step: InspectionStep | { name: "waiting" }) => void;
  limits?: typeof inspectionLimits;
};

/**
 * Inspects an archive in a thread of its own, so that visitors don't wait for it; one at a time.
 * @throws AppError `invalid`, `too-large`; `unavailable` where too many wait
 */
export async function inspectArchive(
  archive: Uint8Array,
  options: InspectionOptions = {},
): Promise<Inspection> {
  const { signal = new AbortController().signal, onStep } = options;
  onStep?.({ name: "waiting" });
  try {
    return await turns.take(signal, () => runWorker(archive, options));
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

async function runWorker(
  archive: Uint8Array,
  { signal, onStep, limits = inspectionLimits }: InspectionOptions,
): Promise<Inspection> {
  const worker = startWorker(archive, limits.heap);
  let timer: NodeJS.Timeout | undefined;
  let abort = () => {};
  try {
    return await new Promise<Inspection>((resolve, reject) => {
      timer = setTimeout(() => reject(takesTooLong(limits.milliseconds)), limits.milliseconds);
      abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort, { once: true });
      worker.on("message", (message: WorkerMessage) => {
        if (message.kind === "step") onStep?.(message.step);
        else if (message.kind === "done") resolve(message.inspection);
        else reject(new AppError(message.code, message.message));
      });
      worker.once("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? takesTooMuch() : error),
      );
      worker.once("exit", () => reject(new Error("The inspection of a template ended without a result.")));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    await worker.terminate();
  }
}

const takesTooLong = (milliseconds: number) =>
  new AppError(
    "invalid",
    `Checking this template takes longer than ${Math.ceil(milliseconds / 1000)} seconds. Split its largest pages and style sheets, or leave some of them out.`,
  );

const takesTooMuch = () =>
  new AppError(
    "invalid",
    "Checking this template takes more memory than it may. Split its largest pages and style sheets, or leave some of them out.",
  );
