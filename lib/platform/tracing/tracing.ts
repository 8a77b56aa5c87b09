import type { IncomingHttpHeaders } from "node:http";
import { remember } from "@/lib/platform/runtime/remember";

/** The span of a request. */
export type RequestSpan = {
  /** Runs what makes the answer, whose own spans stand below this one. */
  run: (work: () => void) => void;
  /** @param status null where the client had disconnected */
  end: (route: string, status: number | null) => void;
};

/** What records traces, where that is asked for. */
export type Tracing = {
  beginRequest: (method: string, headers: IncomingHttpHeaders) => RequestSpan;
  /**
   * Records a statement of the request that runs, as a text without values.
   * @returns what ends it; undefined outside of a recorded request
   */
  beginStatement: (textOf: () => string) => ((isFailed: boolean) => void) | undefined;
};

const kept = remember<{ tracing?: Tracing }>("tracing", () => ({}));

/** What records traces; undefined where nobody wants any, which is to cost nothing. */
export const tracing = (): Tracing | undefined => kept.tracing;

export function setTracing(tracing: Tracing | undefined) {
  if (tracing) kept.tracing = tracing;
  else delete kept.tracing;
}
