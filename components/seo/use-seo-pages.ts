"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { type PageSummary, toSummary } from "@/lib/seo/manager";
import type { FlatPageSeo } from "@/lib/seo/schema";
import { listPages } from "./seo-api";

const byName = (a: PageSummary, b: PageSummary) => (a.pageName < b.pageName ? -1 : 1);

/** The pages that have settings, kept up with what other tabs and people do. */
export function useSeoPages(initial: PageSummary[]) {
  const [pages, setPages] = useState(initial);

  const put = useCallback((page: string, saved: FlatPageSeo | null) => {
    setPages((known) => {
      const others = known.filter(({ pageName }) => pageName !== page);
      return saved ? [...others, toSummary(saved)].sort(byName) : others;
    });
  }, []);

  const reload = useCallback(async (signal?: AbortSignal) => {
    const found = await listPages(signal).catch(() => null);
    if (found && !signal?.aborted) setPages(found);
  }, []);

  useEffect(() => {
    const ended = new AbortController();
    const look = () => {
      if (!document.hidden) void reload(ended.signal);
    };
    document.addEventListener("visibilitychange", look, { signal: ended.signal });
    return () => ended.abort();
  }, [reload]);

  return useMemo(() => ({ pages, put, reload }), [pages, put, reload]);
}

export type SeoPages = ReturnType<typeof useSeoPages>;
