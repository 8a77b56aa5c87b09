"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { loadedOnUse } from "@/components/ui/loaded-on-use";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { SeoWarning } from "@/lib/seo/answers";

/** Debounce of requests, in milliseconds. */
const DEBOUNCE_MS = 600;

const none: SeoWarning[] = [];
const inputSchema = loadedOnUse(async () => (await import("@/lib/seo/input")).pageSeoInput);

/** Returns the server's warnings for edited settings; keeps the last ones while loading. */
export function useConflicts(page: string, settings: object): SeoWarning[] {
  const [answer, setAnswer] = useState({ page, warnings: none });
  const body = JSON.stringify(settings);
  const schema = useSyncExternalStore(inputSchema.watch, inputSchema.get, () => null);
  // Saved settings are valid, and they are the ones until the page is used.
  const isValid = schema?.safeParse(settings).success ?? true;

  useEffect(() => {
    if (!isValid) return;
    const current = new AbortController();
    const ask = async () => {
      try {
        const { warnings } = await call("POST /seo/check/{page}", {
          params: { page },
          body: JSON.parse(body),
          signal: current.signal,
        });
        if (!current.signal.aborted) setAnswer({ page, warnings });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (!current.signal.aborted) setAnswer({ page, warnings: none });
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [page, body, isValid]);

  return isValid && answer.page === page ? answer.warnings : none;
}
