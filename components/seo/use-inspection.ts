"use client";

import { useCallback, useEffect, useState } from "react";
import { RequestError, request } from "@/lib/http/client";
import type { Inspection, InspectionAnswer } from "@/lib/seo/inspect/schema";

/** After how long a page counts as slow, in milliseconds. */
const SLOW_AFTER = 3000;

type State =
  | { phase: "looking"; slow: boolean }
  | { phase: "failed"; message: string }
  | { phase: "seen"; inspection: Inspection };

/** Looks at a page when it is first shown, and again on demand. */
export function useInspection(page: string) {
  const [state, setState] = useState<State>({ phase: "looking", slow: false });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again
  useEffect(() => {
    const ended = new AbortController();
    const slow = setTimeout(() => setState({ phase: "looking", slow: true }), SLOW_AFTER);
    setState({ phase: "looking", slow: false });
    void request<InspectionAnswer>(`/seo/inspect/${page}`, { signal: ended.signal })
      .then(
        ({ inspection }): State => ({ phase: "seen", inspection }),
        (error): State => {
          if (!(error instanceof RequestError)) throw error;
          return { phase: "failed", message: error.message };
        },
      )
      .then((next) => {
        clearTimeout(slow);
        if (!ended.signal.aborted) setState(next);
      });
    return () => {
      clearTimeout(slow);
      ended.abort();
    };
  }, [page, attempt]);

  return { state, reload };
}
