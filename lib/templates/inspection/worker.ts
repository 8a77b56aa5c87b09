import { parentPort } from "node:worker_threads";
import { type InspectedFile, inspectTemplate } from "../html/inspect-template";
import type { Finding } from "../schema";

/** Messages of the worker. */
export type WorkerMessage =
  | { kind: "page"; done: number; of: number }
  | { kind: "done"; findings: Finding[] };

const post = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.once("message", (files: InspectedFile[]) => {
  const findings = inspectTemplate(files, (done, of) => post({ kind: "page", done, of }));
  post({ kind: "done", findings });
});
