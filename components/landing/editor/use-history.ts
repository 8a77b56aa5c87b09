"use client";

import { useCallback, useEffect, useState } from "react";
import type { LandingVersion } from "@/lib/landing/schema";
import { listVersions } from "./landing-api";

export type HistoryState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "loaded"; versions: LandingVersion[] };

/** The saved versions, asked for anew each time the history is opened. */
export function useHistory(open: boolean) {
  const [state, setState] = useState<HistoryState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!open) return;
    let given = false;
    setState({ kind: "loading" });
    listVersions().then(
      (versions) => given || setState({ kind: "loaded", versions }),
      () => given || setState({ kind: "failed" }),
    );
    return () => {
      given = true;
    };
  }, [open, attempt]);

  return { state, reload };
}
