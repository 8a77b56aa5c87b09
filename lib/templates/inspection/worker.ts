import { parentPort } from "node:worker_threads";
import { type InspectedFile, inspectTemplate } from "../html/inspect-template";
import type { WorkerMessage } from "./messages";

const post = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.once("message", (files: InspectedFile[]) => {
  const findings = inspectTemplate(files, (done, of) => post({ kind: "page", done, of }));
  post({ kind: "done", findings });
});
