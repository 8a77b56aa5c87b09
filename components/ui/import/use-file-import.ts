"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/http/client";

/** How long a file of thousands of rows may take, in milliseconds. */
export const IMPORT_TIMEOUT = 90_000;

type Reviewed<Report> = { file: File; report: Report; failure: string };

export type ImportState<Report> =
  /** `error`: what is wrong with the last file; `done`: what the last import has done. */
  | { phase: "choosing"; error: string; done: Report | null }
  | { phase: "reading"; file: File }
  | ({ phase: "reviewing" } & Reviewed<Report>)
  | ({ phase: "importing" } & Reviewed<Report>);

/** Sends a file to be imported; in a dry run it is only looked through. @throws RequestError where it is refused */
type SendFile<Report> = (file: File, dryRun: boolean, signal: AbortSignal) => Promise<Report>;

function failureOf(error: unknown): string {
  if (!(error instanceof RequestError)) throw error;
  return error.fields.file ?? error.message;
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
      setState({ phase: "reviewing", file, report, failure: "" });
    } catch (error) {
      const message = failureOf(error);
      if (!current.signal.aborted) setState({ ...choosing, error: message });
    }
  }

  async function importAll() {
    if (state.phase !== "reviewing") return;
    const { file, report } = state;
    const current = new AbortController();
    running.current = current;
    setState({ phase: "importing", file, report, failure: "" });
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
