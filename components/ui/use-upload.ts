"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";
import type { SendOptions } from "@/lib/platform/http/send-body";

export type UploadState<Step = unknown> =
  | { phase: "idle" }
  /** Sent bytes, and their total. */
  | { phase: "sending"; sent: number; total: number }
  /** The current step of the server; null if unknown. */
  | { phase: "working"; step: Step | null }
  | { phase: "refused"; error: RequestError };

const idle = { phase: "idle" } as const;

/** Sends one file at a time; leaving the screen cancels it. */
export function useUpload<Step = unknown>(onRefused?: (error: RequestError) => void) {
  const [state, setState] = useState<UploadState<Step>>(idle);
  const running = useRef<AbortController>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** @returns the answer; null if refused or cancelled, or if another file is being sent */
  async function send<Answer>(
    { size }: File,
    call: (options: Required<Omit<SendOptions, "timeout">>) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (running.current) return null;
    running.current = new AbortController();
    const { signal } = running.current;
    let outcome: UploadState<Step> = idle;
    setState({ phase: "sending", sent: 0, total: size });
    try {
      return await call({
        signal,
        onProgress: (sent, total) =>
          setState(sent < total ? { phase: "sending", sent, total } : { phase: "working", step: null }),
        onStep: (step) => setState({ phase: "working", step: step as Step }),
      });
    } catch (error) {
      const failure = error instanceof RequestError ? error : new RequestError(0);
      if (!signal.aborted) {
        outcome = { phase: "refused", error: failure };
        onRefused?.(failure);
      }
      if (failure !== error) throw error;
      return null;
    } finally {
      running.current = null;
      setState(outcome);
    }
  }

  const forget = useCallback(() => setState((now) => (now.phase === "refused" ? idle : now)), []);
  return { state, send, cancel, forget };
}
