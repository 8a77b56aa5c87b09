"use client";

import { usePages } from "@/components/ui/use-pages";
import type { AuditPage } from "@/lib/audit/schema";
import { RequestError } from "@/lib/platform/http/client";

const LOAD_FAILED = "The audit log could not be loaded";
const rowsOf = ({ entries }: AuditPage) => entries;

/**
 * The entries of a filter, written as the query of `/api/audit`. `initial` belongs to the filter that lets everything
 * through.
 */
export function useAudit(query: string, initial: AuditPage | null) {
  const { first, rows, failure, ...paging } = usePages(`/audit${query && `?${query}`}`, {
    ...(query === "" && { initial }),
    rowsOf,
    loadFailed: LOAD_FAILED,
  });
  const refusal = failure instanceof RequestError ? failure.serverMessage : null;
  return {
    ...paging,
    entries: rows,
    people: first?.people ?? initial?.people ?? [],
    failure: failure ? (refusal ?? LOAD_FAILED) : null,
  };
}

export type Audit = ReturnType<typeof useAudit>;
