import "server-only";
import path from "node:path";
import { AppError } from "@/lib/platform/http/errors";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { type Archive, readArchive, type TemplateFile } from "../archive/read-archive";
import { type InspectedFile, isPage, isStylesheet } from "../html/inspect-template";
import type { Finding } from "../schema";
import type { UploadFollower } from "../upload-step";
import type { WorkerMessage } from "./worker";

/** Timeout of one inspection in milliseconds, and its heap in megabytes. */
export const inspectionLimits = { milliseconds: 60_000, heap: 768 };

const queue = remember("template inspections", () =>
  createQueue({
    name: "template inspections",
    concurrency: 1,
    waiting: 4,
    timeoutMs: 2 * inspectionLimits.milliseconds,
    busyMessage: "Other templates are being checked just now. Please try again in a moment.",
  }),
);

/** The worker's path below the working folder, as the modules of a build lie elsewhere. */
const workerScript = () =>
  process.env.NODE_ENV === "production"
    ? path.join(process.cwd(), ".next", "template-inspection.mjs")
    : path.join(process.cwd(), "lib", "templates", "inspection", "worker.mjs");

/** Starts the worker. The bundler would follow a class that is imported, and pack esbuild into the build. */
function startWorker(heap: number) {
  const { Worker } = process.getBuiltinModule("node:worker_threads");
  const worker = new Worker(workerScript(), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const failure = new Promise<Error>((resolve) => {
    worker.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? takesTooMuch() : error),
    );
    worker.once("exit", () => resolve(new Error("The inspection of a template ended without a result.")));
  });
  return { worker, failure };
}

type InspectionOptions = UploadFollower & { limits?: typeof inspectionLimits };
type Inspection = Omit<Archive, "root"> & { findings: Finding[] };

/**
 * Unpacks an archive, and inspects its pages and style sheets in a worker thread, so that visitors don't wait; one
 * archive at a time.
 * @throws AppError `invalid`, `too-large`; `unavailable` if too many wait
 */
export async function inspectArchive(
  archive: Uint8Array,
  options: InspectionOptions = {},
): Promise<Inspection> {
  const { signal, onStep } = options;
  onStep?.({ name: "waiting" });
  try {
    return await queue.run(() => inspect(archive, options), { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

async function inspect(archive: Uint8Array, options: InspectionOptions): Promise<Inspection> {
  options.onStep?.({ name: "unpacking" });
  const { limits = inspectionLimits } = options;
  // It starts while the archive is unpacked.
  const started = startWorker(limits.heap);
  try {
    const { files, skipped } = await readArchive(archive);
    options.signal?.throwIfAborted();
    return {
      files,
      skipped,
      findings: await runWorker(started, files.map(inspected), { ...options, limits }),
    };
  } finally {
    void started.worker.terminate();
  }
}

/** A file for the thread; the bytes of pictures and the like are not copied. */
function inspected(file: TemplateFile): InspectedFile {
  const { path, type, bytes } = file;
  if (isPage(file) || isStylesheet(file)) return { path, type, bytes };
  return { path, type, bytes: new Uint8Array(0), length: bytes.length };
}

function runWorker(
  { worker, failure }: ReturnType<typeof startWorker>,
  files: InspectedFile[],
  { signal, onStep, limits }: InspectionOptions & { limits: typeof inspectionLimits },
): Promise<Finding[]> {
  const timeout = AbortSignal.timeout(limits.milliseconds);
  const stop = AbortSignal.any([timeout, ...(signal ? [signal] : [])]);
  let abort = () => {};
  return new Promise<Finding[]>((resolve, reject) => {
    abort = () => reject(timeout.aborted ? takesTooLong(limits.milliseconds) : stop.reason);
    stop.addEventListener("abort", abort, { once: true });
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "done") resolve(message.findings);
      else onStep?.({ name: "pages", done: message.done, of: message.of });
    });
    void failure.then(reject);
    worker.postMessage(files);
    // Else the files stay in memory until the timeout.
  }).finally(() => stop.removeEventListener("abort", abort));
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
