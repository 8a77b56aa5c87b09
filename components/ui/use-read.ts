"use client";

import { useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { AUTOMATIC_HEADER } from "@/lib/platform/http/automatic";
import { request } from "@/lib/platform/http/client";
import { useRefocus } from "./use-refocus";
import { useWhileVisible } from "./use-while-visible";

type Reading<Answer> = {
  /** What the server sent with the page; null where it could not read it, and a person has to ask again. */
  initial?: Answer | null;
  /** Asks again whenever the page is looked at again. */
  keepsUp?: boolean;
  /** Asks again after so many milliseconds, for as long as the page is looked at. */
  every?: number;
  read?: (path: string) => Promise<Answer>;
};

/**
 * What `path` of the API answers, asked for whenever a component with it is shown; null asks for nothing. What is
 * known from before is shown meanwhile, and stays where asking again fails.
 */
export function useRead<Answer>(path: string | null, options: Reading<Answer> = {}) {
  const { initial, keepsUp = false, every = 0 } = options;
  const isAutomatic = useRef(false);
  const ask = (path: string) =>
    request<Answer>(path, isAutomatic.current ? { headers: { [AUTOMATIC_HEADER]: "1" } } : {});
  const { cache } = useSWRConfig();
  const wasSent = initial !== undefined && cache.get(path ?? "")?.data === undefined;
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path, options.read ?? ask, {
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
  useWhileVisible(every, () => {
    isAutomatic.current = true;
    void mutate().finally(() => {
      isAutomatic.current = false;
    });
  });

  const isMissing = data === undefined;
  return {
    data,
    isLoading: isMissing && isValidating,
    /** Why there is nothing to show. */
    failure: isMissing && !isValidating && path !== null ? (error ?? new Error("Not read")) : null,
    /** Whether the data is old, since the last read failed. */
    isOutdated: !isMissing && error !== undefined,
    reload: () => void mutate(),
    /** Shows what a change made of it; asks again only where an answer on its way would miss the change. */
    change: (how: (known: Answer) => Answer) =>
      void mutate((known) => how((known ?? data) as Answer), { revalidate: isValidating }),
  };
}
