"use client";

import { usePages } from "@/components/ui/use-pages";
import type { AuditPage } from "@/lib/audit/answers";
import type { AuditFilter } from "@/lib/audit/schema";
import { RequestError } from "@/lib/platform/http/client";

const LOAD_FAILED = "The audit log could not be loaded";
export const isEmpty = (query: AuditFilter) => Object.keys(query).length === 0;

/** Loads the entries of a filter. `initial` has those of the empty filter. */
export function useAudit(query: AuditFilter, initial: AuditPage | null) {
  const { page, failure, ...paging } = usePages("GET /audit", {
    query,
    ...(isEmpty(query) && { initial }),
    keepsUp: true,
    rows: "entries",
    loadFailed: LOAD_FAILED,
  });
  const refusal = failure instanceof RequestError ? failure.serverMessage : null;
  return {
    ...paging,
    entries: page?.entries,
    people: page?.people ?? initial?.people ?? [],
    failure: failure ? (refusal ?? LOAD_FAILED) : null,
  };
}

export type Audit = ReturnType<typeof useAudit>;
