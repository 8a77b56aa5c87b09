import type { Finding } from "../schema";

/** Messages of the worker. */
export type WorkerMessage =
  | { kind: "page"; done: number; of: number }
  | { kind: "done"; findings: Finding[] };
