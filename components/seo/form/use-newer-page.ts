"use client";

import { useEffect, useRef } from "react";
import type { FlatPageSeo } from "@/lib/seo/schema";
import { loadPage } from "../seo-api";

/**
 * Brings in what was saved or deleted elsewhere, such as in another tab, whenever the form's tab is looked at again,
 * as long as nothing here would be lost.
 */
export function useNewerPage(
  page: string,
  version: number,
  load: (saved: FlatPageSeo | null) => void,
  isUntouched: () => boolean,
) {
  const latest = useRef({ version, load, isUntouched });
  useEffect(() => {
    latest.current = { version, load, isUntouched };
  });

  useEffect(() => {
    const ended = new AbortController();

    async function look() {
      if (document.hidden || !latest.current.isUntouched()) return;
      const found = await loadPage(page, ended.signal).catch(() => undefined);
      if (found === undefined || ended.signal.aborted || !latest.current.isUntouched()) return;
      if ((found?.version ?? 0) !== latest.current.version) latest.current.load(found);
    }

    document.addEventListener("visibilitychange", () => void look(), { signal: ended.signal });
    return () => ended.abort();
  }, [page]);
}
