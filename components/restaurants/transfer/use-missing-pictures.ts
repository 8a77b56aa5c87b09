"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { MAX_VIEWS, PICTURE_ID } from "@/lib/pictures/limits";

const none: ReadonlySet<string> = new Set();

async function findMissing(ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  for (let from = 0; from < ids.length; from += MAX_VIEWS) {
    const some = ids.slice(from, from + MAX_VIEWS);
    const { pictures } = await call("GET /pictures/views", { query: { ids: some.join(",") }, signal });
    for (const id of some) if (!pictures[id]) missing.add(id);
  }
  return missing;
}

/**
 * Returns the ids that the library lacks; null until loaded. If the request fails, the set is empty: saving validates
 * them.
 */
export function useMissingPictures(ids: readonly string[]): ReadonlySet<string> | null {
  const list = [...new Set(ids.filter((id) => PICTURE_ID.test(id)))].sort().join(",");
  const [found, setFound] = useState<{ list: string; missing: ReadonlySet<string> }>({
    list: "",
    missing: none,
  });
  useEffect(() => {
    if (!list) return;
    const current = new AbortController();
    void findMissing(list.split(","), current.signal)
      .catch(() => none)
      .then((missing) => {
        if (!current.signal.aborted) setFound({ list, missing });
      });
    return () => current.abort();
  }, [list]);
  if (!list) return none;
  return found.list === list ? found.missing : null;
}
