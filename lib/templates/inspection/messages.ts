import type { Finding } from "../report";

/** What the worker tells. */
export type WorkerMessage =
  | { kind: "page"; done: number; of: number }
  | { kind: "done"; findings: Finding[] };
