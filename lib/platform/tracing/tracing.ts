import type { IncomingHttpHeaders } from "node:http";
import { remember } from "@/lib/platform/runtime/remember";

export type RequestSpan = {
  /** Runs the work for the answer, with spans below this one. */
  run: (work: () => void) => void;
  /** @param status null if the client disconnected */
  end: (route: string, status: number | null) => void;
};

export type Tracing = {
  beginRequest: (method: string, headers: IncomingHttpHeaders) => RequestSpan;
  /**
   * Records a statement of the current request.
   * @param textOf returns its text without values
   * @returns a function that ends the span; undefined outside of a recorded request
   */
  beginStatement: (textOf: () => string) => ((isFailed: boolean) => void) | undefined;
};

const kept = remember<{ tracing?: Tracing }>("tracing", () => ({}));

/** Undefined if tracing is off, which costs nothing. */
export const tracing = (): Tracing | undefined => kept.tracing;

export function setTracing(tracing: Tracing | undefined) {
  if (tracing) kept.tracing = tracing;
  else delete kept.tracing;
}
