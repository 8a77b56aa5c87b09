"use client";

import { useState } from "react";
import { RequestError, request } from "@/lib/platform/http/client";
import { useRead } from "./use-read";

/** Rows after those of the first page whose `next` was `after`. */
type Older<Row> = { path: string; after: string | null; rows: readonly Row[]; next: string | null };

type Paging<Page, Row> = {
  /** The first page, where the server sent it; null where it could not read it. */
  initial?: Page | null;
  rowsOf: (page: Page) => readonly Row[];
  /** The message where an older page can't be loaded and the server gives no reason. */
  loadFailed: string;
};

/**
 * Reads a list page by page. The first page is kept current until an older one is loaded.
 * @param path the list, with its filter as query; `before` is added for older pages
 */
export function usePages<Page extends { next: string | null }, Row>(
  path: string,
  { rowsOf, loadFailed, ...reading }: Paging<Page, Row>,
) {
  const [older, setOlder] = useState<Older<Row> | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderFailure, setOlderFailure] = useState<string | null>(null);
  const { data, failure, isLoading, reload } = useRead<Page>(path, { ...reading, keepsUp: older === null });
  // Older rows continue the first page that they were loaded after, and no other.
  const shown = older && older.path === path && older.after === data?.next ? older : null;
  const next = shown ? shown.next : (data?.next ?? null);

  async function loadOlder() {
    if (!data || next === null || isLoadingOlder) return;
    setLoadingOlder(true);
    setOlderFailure(null);
    try {
      const page = await request<Page>(`${path}${path.includes("?") ? "&" : "?"}before=${next}`);
      setOlder({ path, after: data.next, rows: [...(shown?.rows ?? []), ...rowsOf(page)], next: page.next });
    } catch (error) {
      setOlderFailure((error instanceof RequestError && error.serverMessage) || loadFailed);
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    first: data,
    rows: data && [...rowsOf(data), ...(shown?.rows ?? [])],
    failure,
    isLoading,
    reload,
    hasOlder: next !== null,
    isLoadingOlder,
    olderFailure,
    loadOlder: () => void loadOlder(),
  };
}
