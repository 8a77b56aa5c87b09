import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "@/lib/http/errors";
import { inspect } from "./inspect";
import type { WorkerMessage } from "./messages";

const tell = (message: WorkerMessage, files: readonly { bytes: Uint8Array }[] = []) =>
  parentPort?.postMessage(
    message,
    files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );

try {
  const inspection = await inspect(workerData as Uint8Array, (step) => tell({ kind: "step", step }));
  tell({ kind: "done", inspection }, inspection.files);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  tell({ kind: "refused", code: error.code, message: error.message });
}
