"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";

/** The timeout of an import, in milliseconds; it may have thousands of rows. */
export const IMPORT_TIMEOUT_MS = 90_000;

/** Why an import failed. */
export type ImportFailure = {
  message: string;
  /** The effect of the file has changed since the review. */
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
 * Sends a file to import.
 * @param dryRun only reports the effect of an import
 * @throws RequestError if refused
 */
type SendFile<Report> = (file: File, dryRun: boolean, signal: AbortSignal) => Promise<Report>;

/** After a successful review, 409 and 422 mean that another user changed something since. */
function failureOf(error: unknown): ImportFailure {
  if (!(error instanceof RequestError)) throw error;
  const { status, fields, message } = error;
  return { message: fields.file ?? message, isOutdated: status === 409 || status === 422 };
}

const choosing = { phase: "choosing", error: "", done: null } as const;

/** Imports a file: choosing, review, import. Leaving the screen cancels it. */
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
