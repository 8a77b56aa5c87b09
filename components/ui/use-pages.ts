"use client";

import { useState } from "react";
import { type AnswerOf, type CallTarget, call, fillPath, type QueryOf, type Target } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { ReadName } from "./use-call";
import { useRead } from "./use-read";

/** Calls that read a list page by page. */
type PagedName = {
  [Name in ReadName]: AnswerOf<Name> extends { next: string | null }
    ? "before" extends keyof QueryOf<Name>
      ? Name
      : never
    : never;
}[ReadName];
type Page<Name extends PagedName> = AnswerOf<Name> & { next: string | null };

/** Rows after those of the first page whose `next` was `after`. */
type Older<Row> = { path: string; after: string | null; rows: readonly Row[]; next: string | null };

type Paging<Name extends PagedName, Row> = CallTarget<Name> & {
  /** The first page, where the server sent it; null where it could not read it. */
  initial?: AnswerOf<Name> | null;
  rowsOf: (page: AnswerOf<Name>) => readonly Row[];
  /** The message where an older page can't be loaded and the server gives no reason. */
  loadFailed: string;
};

/** Reads a list page by page. The first page is kept current until an older one is loaded. */
export function usePages<Name extends PagedName, Row>(name: Name, options: Paging<Name, Row>) {
  const { rowsOf, loadFailed, initial, params, query } = options as Omit<Paging<Name, Row>, keyof Target> &
    Target;
  const path = fillPath(name, { params, query });
  const [older, setOlder] = useState<Older<Row> | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderFailure, setOlderFailure] = useState<string | null>(null);
  const { data, failure, isLoading, reload } = useRead<Page<Name>>(path, {
    initial: initial as Page<Name> | null | undefined,
    keepsUp: older === null,
  });
  // Older rows continue the first page that they were loaded after, and no other.
  const shown = older && older.path === path && older.after === data?.next ? older : null;
  const next = shown ? shown.next : (data?.next ?? null);

  async function loadOlder() {
    if (!data || next === null || isLoadingOlder) return;
    setLoadingOlder(true);
    setOlderFailure(null);
    try {
      const target = { params, query: { ...query, before: next } };
      const page = (await call(name, ...([target] as never))) as Page<Name>;
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
