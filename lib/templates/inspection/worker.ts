import { parentPort, workerData } from "node:worker_threads";
import { type InspectedFile, inspectTemplate } from "../html/inspect-template";
import type { WorkerMessage } from "./messages";

const tell = (message: WorkerMessage) => parentPort?.postMessage(message);

const findings = inspectTemplate(workerData as InspectedFile[], (done, of) =>
  tell({ kind: "page", done, of }),
);
tell({ kind: "done", findings });
