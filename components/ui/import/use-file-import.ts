"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";

/** How long a file of thousands of rows may take, in milliseconds. */
export const IMPORT_TIMEOUT = 90_000;

/** Why an import failed. */
export type ImportFailure = {
  message: string;
  /** What the file would do has changed since it was looked through. */
  isOutdated: boolean;
};

type Reviewed<Report> = { file: File; report: Report; failure: ImportFailure | null };

export type ImportState<Report> =
  /** `error`: the problem of the last file; `done`: the result of the last import. */
  | { phase: "choosing"; error: string; done: Report | null }
  | { phase: "reading"; file: File }
  | ({ phase: "reviewing" } & Reviewed<Report>)
  | ({ phase: "importing" } & Reviewed<Report>);

/**
 * Sends a file to be imported.
 * @param dryRun only reports what an import would do
 * @throws RequestError where it is refused
 */
type SendFile<Report> = (file: File, dryRun: boolean, signal: AbortSignal) => Promise<Report>;

/** A file that was found good is refused only for what somebody else changed since. */
function failureOf(error: unknown): ImportFailure {
  if (!(error instanceof RequestError)) throw error;
  const { status, fields, message } = error;
  return { message: fields.file ?? message, isOutdated: status === 409 || status === 422 };
}

const choosing = { phase: "choosing", error: "", done: null } as const;

/** Leads a file through its import: chosen, looked through, imported. Going away from the screen gives it up. */
export function useFileImport<Report>(send: SendFile<Report>, onImported: (report: Report) => void) {
  const [state, setState] = useState<ImportState<Report>>(choosing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(file: File) {
    const current = new AbortController();
    running.current = current;
    setState({ phase: "reading", file });
    try {
      const report = await send(file, true, current.signal);
      setState({ phase: "reviewing", file, report, failure: null });
    } catch (error) {
      const { message } = failureOf(error);
      if (!current.signal.aborted) setState({ ...choosing, error: message });
    }
  }

  async function importAll() {
    if (state.phase !== "reviewing") return;
    const { file, report } = state;
    const current = new AbortController();
    running.current = current;
    setState({ phase: "importing", file, report, failure: null });
    try {
      const done = await send(file, false, current.signal);
      setState({ ...choosing, done });
      onImported(done);
    } catch (error) {
      const failure = failureOf(error);
      if (!current.signal.aborted) setState({ phase: "reviewing", file, report, failure });
    }
  }

  return { state, choose, importAll, cancel: useCallback(() => setState(choosing), []) };
}
