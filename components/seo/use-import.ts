"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError, request } from "@/lib/http/client";
import type { ImportAnswer, ImportedPage } from "@/lib/seo/transfer/schema";

/** How long a file of hundreds of pages may take, in milliseconds. */
const TIMEOUT = 90_000;

type Reviewed = { file: File; pages: ImportedPage[]; failure: string };

export type ImportState =
  /** `error`: what is wrong with the last file; `imported`: how many pages the last import has changed. */
  | { phase: "choosing"; error: string; imported: number | null }
  | { phase: "reading"; file: File }
  | ({ phase: "reviewing" } & Reviewed)
  | ({ phase: "importing" } & Reviewed);

const choosing: Extract<ImportState, { phase: "choosing" }> = {
  phase: "choosing",
  error: "",
  imported: null,
};

/** Whether importing does anything to a page. */
export const changesPage = ({ outcome }: ImportedPage) => outcome === "new" || outcome === "changed";

function send(file: File, dryRun: boolean, signal: AbortSignal): Promise<ImportAnswer> {
  const body = new FormData();
  body.set("dryRun", String(dryRun));
  body.set("file", file, file.name);
  return request<ImportAnswer>("/seo/import", { method: "POST", body, signal, timeout: TIMEOUT });
}

function failureOf(error: unknown): string {
  if (!(error instanceof RequestError)) throw error;
  return error.fields.file ?? error.message;
}

/** Leads a file through its import. Going away from the screen gives it up. */
export function useImport(onImported: () => void) {
  const [state, setState] = useState<ImportState>(choosing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(async (file: File) => {
    const current = new AbortController();
    running.current = current;
    setState({ phase: "reading", file });
    try {
      const { pages } = await send(file, true, current.signal);
      setState({ phase: "reviewing", file, pages, failure: "" });
    } catch (error) {
      const message = failureOf(error);
      if (!current.signal.aborted) setState({ ...choosing, error: message });
    }
  }, []);

  async function importAll() {
    if (state.phase !== "reviewing") return;
    const { file, pages } = state;
    const current = new AbortController();
    running.current = current;
    setState({ phase: "importing", file, pages, failure: "" });
    try {
      const done = await send(file, false, current.signal);
      setState({ ...choosing, imported: done.pages.filter(changesPage).length });
      onImported();
    } catch (error) {
      const failure = failureOf(error);
      if (!current.signal.aborted) setState({ phase: "reviewing", file, pages, failure });
    }
  }

  return { state, choose, importAll, cancel: () => setState(choosing) };
}
