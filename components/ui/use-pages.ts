"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { AnswerOf, CallTarget } from "@/lib/api/call";
import { fillPath, type Target } from "@/lib/platform/http/call-path";
import { request } from "@/lib/platform/http/client";
import { continuePages } from "./continue-pages";
import { useAction } from "./use-action";
import type { ReadName } from "./use-call";
import { type Reading, useRead } from "./use-read";

type Rows = readonly { readonly id: unknown }[];
type PagedName = {
  [Name in ReadName]: AnswerOf<Name> extends { next: string | number | null } ? Name : never;
}[ReadName];
type RowsKey<Page> = {
  [Key in keyof Page & string]: Page[Key] extends Rows ? Key : never;
}[keyof Page & string];

type Paging<Page, Key> = Pick<Reading<Page>, "initial" | "keepsUp" | "refreshInterval" | "version"> & {
  /** The field of the answer that has the rows. */
  rows: Key;
  /** The query parameter for `next`. */
  cursor?: "before" | "after";
  /** The number of rows per page, and the maximum when all shown rows are reloaded. */
  limit?: { size: number; max: number };
  /** The message if older rows could not be read: inline if the server gives no reason, or the title of a toast. */
  loadFailed: string;
  refusals?: "toast" | "inline";
};

/** Reads a list page by page. Reloading the first page keeps the older rows below it. */
export function usePages<Name extends PagedName, Key extends RowsKey<AnswerOf<Name>>>(
  name: Name,
  paging: CallTarget<Name> & Paging<AnswerOf<Name>, Key>,
) {
  type Page = AnswerOf<Name> & { [K in Key]: Rows } & { next: string | number | null };
  const {
    params,
    query,
    cursor = "before",
    limit,
    rows,
    loadFailed,
    refusals = "inline",
    ...reading
  } = paging as Target & Paging<Page, Key>;
  const pathOf = (given: Target["query"]) => fillPath(name, { params, query: { ...query, ...given } });
  const path = pathOf({});
  const current = useRef(path);
  useEffect(() => {
    current.current = path;
  }, [path]);

  const { data, change, ...state } = useRead<Page>(path, {
    ...reading,
    load: async (get, known) => {
      const count = Math.max(limit?.size ?? 0, known?.[rows].length ?? 0);
      const page = await get<Page>(pathOf(limit && { limit: Math.min(limit.max, count) }));
      return continuePages(page, known, rows);
    },
  });
  const { pendingOf, error, clearError, act } = useAction({ refusals });
  const clear = useEffectEvent(clearError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error belongs to the list of this path
  useEffect(() => clear(), [path]);

  function loadOlder() {
    const next = data?.next ?? null;
    if (next === null) return;
    void act("older", () => request<Page>(pathOf({ ...(limit && { limit: limit.size }), [cursor]: next })), {
      about: path,
      [refusals === "inline" ? "failed" : "title"]: loadFailed,
      showRefusal: () => current.current !== path,
      onDone: (older) => {
        if (current.current !== path) return;
        change((known) =>
          known.next === next
            ? { ...known, [rows]: [...known[rows], ...older[rows]], next: older.next }
            : known,
        );
      },
    });
  }

  return {
    ...state,
    page: data as AnswerOf<Name> | undefined,
    change: change as (how: (known: AnswerOf<Name>) => AnswerOf<Name>) => void,
    reload: () => {
      clearError();
      state.reload();
    },
    hasOlder: (data?.next ?? null) !== null,
    isLoadingOlder: pendingOf(path) !== null,
    olderFailure: error,
    loadOlder,
  };
}
