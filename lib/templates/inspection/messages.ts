import type { Finding } from "../report";

/** Messages of the worker. */
export type WorkerMessage =
  | { kind: "page"; done: number; of: number }
  | { kind: "done"; findings: Finding[] };
