"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { AUTOMATIC_HEADER } from "@/lib/platform/http/automatic";
import { request } from "@/lib/platform/http/client";
import { useRefocus } from "./use-refocus";

export type Reading<Answer> = {
  /** Data rendered by the server; null if it could not read them, so that only the user's retry requests again. */
  initial?: Answer | null;
  /** Reads again whenever the page becomes visible. */
  keepsUp?: boolean;
  /** Reads again at this interval while the page is visible, in milliseconds. */
  refreshInterval?: number;
  /**
   * Reads again whenever it changes, as an automatic request. Waits for a pending request: SWR keeps only the latest
   * answer, so a rush of changes would show none.
   */
  version?: number;
  /** Makes the data of responses of `get`, by default that of `path`, and the known data. */
  load?: (get: <Response>(path?: string) => Promise<Response>, known: Answer | undefined) => Promise<Answer>;
};

/**
 * Reads `path` of the API whenever a component with it mounts; null reads nothing. Cached data is shown meanwhile, and
 * kept if the request fails.
 */
export function useRead<Answer>(path: string | null, options: Reading<Answer> = {}) {
  const { initial, keepsUp = false, refreshInterval = 0, version = 0, load } = options;
  const isAutomatic = useRef(false);
  const { cache } = useSWRConfig();
  const get = <Response>(path: string) =>
    request<Response>(path, isAutomatic.current ? { headers: { [AUTOMATIC_HEADER]: "1" } } : {});
  const ask = (path: string) =>
    load
      ? load((other = path) => get(other), cache.get(path)?.data ?? initial ?? undefined)
      : get<Answer>(path);
  const wasSent = initial !== undefined && cache.get(path ?? "")?.data === undefined;
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path, ask, {
    ...(initial ? { fallbackData: initial } : {}),
    dedupingInterval: 0,
    revalidateOnMount: !wasSent,
    revalidateOnFocus: false,
    revalidateOnReconnect: keepsUp,
    shouldRetryOnError: false,
  });

  useRefocus(() => {
    if (keepsUp) void mutate();
  });
  function askAutomatically() {
    isAutomatic.current = true;
    void mutate().finally(() => {
      isAutomatic.current = false;
    });
  }
  const seen = useRef(version);
  const follow = useEffectEvent(askAutomatically);
  useEffect(() => {
    if (refreshInterval === 0) return;
    const timer = setInterval(() => document.visibilityState === "visible" && follow(), refreshInterval);
    return () => clearInterval(timer);
  }, [refreshInterval]);
  useEffect(() => {
    if (isValidating || seen.current === version) return;
    seen.current = version;
    follow();
  }, [version, isValidating]);

  const isMissing = data === undefined;
  return {
    data,
    isLoading: isMissing && isValidating,
    /** The error if there is no data. */
    failure: isMissing && !isValidating && path !== null ? (error ?? new Error("Not read")) : null,
    /** The error of the last request. */
    error,
    /** True if the data is old, since the last request failed. */
    isOutdated: !isMissing && error !== undefined,
    reload: () => void mutate(),
    /** Applies a change to the data; requests again only if a pending answer would lack the change. */
    change: (how: (known: Answer) => Answer) =>
      void mutate((known) => how((known ?? data) as Answer), {
        revalidate: cache.get(path ?? "")?.isValidating ?? false,
      }),
  };
}
