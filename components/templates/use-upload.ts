"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { RequestError } from "@/lib/platform/http/client";
import type { Problem } from "@/lib/platform/http/errors";
import { sendForm } from "@/lib/platform/http/send-form";
import { type TemplateDetails, templateMessages } from "@/lib/templates/schema";
import type { UploadStep } from "@/lib/templates/upload-step";

export type UploadState =
  | { phase: "idle" }
  /** Bytes that have gone out, of how many. */
  | { phase: "sending"; sent: number; total: number }
  /** What the server is at; null until it tells. */
  | { phase: "working"; step: UploadStep | null }
  | ({ phase: "refused" } & Refusal);

export type Refusal = { message: string; fields: Record<string, string>; report: readonly Problem[] };

/** Sends one archive at a time. Going away from the screen gives the upload up. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** @returns the template as the server now knows it; null where it was refused or cancelled */
  const send = useCallback(async (path: string, file: File, name?: string) => {
    if (running.current) return null;
    const current = new AbortController();
    running.current = current;
    setState({ phase: "sending", sent: 0, total: file.size });
    const form = new FormData();
    if (name !== undefined) form.set("name", name);
    form.set("file", file, file.name);
    try {
      const { template } = await sendForm<{ template: TemplateDetails }>(path, form, {
        signal: current.signal,
        onProgress: (sent, total) =>
          setState(sent < total ? { phase: "sending", sent, total } : { phase: "working", step: null }),
        onStep: (step) => setState({ phase: "working", step: step as UploadStep }),
      });
      setState({ phase: "idle" });
      return template;
    } catch (error) {
      const failure = error instanceof RequestError ? error : new RequestError(0);
      setState(current.signal.aborted ? { phase: "idle" } : refused(failure));
      if (failure !== error) throw error;
      return null;
    } finally {
      running.current = null;
    }
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    notify.info("Upload cancelled", { description: "Nothing of it was kept." });
  }, []);
  const forget = useCallback(
    () => setState((now) => (now.phase === "refused" ? { phase: "idle" } : now)),
    [],
  );

  return { state, send, cancel, forget };
}

function refused({ serverMessage, fields, report }: RequestError): UploadState {
  return { phase: "refused", message: serverMessage ?? templateMessages.uploadFailed, fields, report };
}

export type BusyUpload = Extract<UploadState, { phase: "sending" | "working" }>;

export const isBusy = (state: UploadState): state is BusyUpload =>
  state.phase === "sending" || state.phase === "working";
