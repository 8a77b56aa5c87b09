"use client";

import { useState } from "react";
import { useRead } from "@/components/ui/use-read";
import type { AuditAnswer, AuditPage } from "@/lib/audit/schema";
import { RequestError, request } from "@/lib/http/client";

const LOAD_FAILED = "The audit log could not be loaded";

/** Earlier entries, which continue the first page from `after`. */
type Older = { query: string; after: string | null; entries: AuditPage["entries"]; next: string | null };

/**
 * The entries of a filter, written as the query of `/api/audit`. `initial` belongs to the filter that lets everything
 * through. The first page is kept current for as long as nobody has gone on from it.
 */
export function useAudit(query: string, initial: AuditPage | null) {
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [olderFailure, setOlderFailure] = useState<string | null>(null);
  const { data, failure, isLoading, reload } = useRead<AuditPage>(`/audit${query && `?${query}`}`, {
    ...(query === "" && { initial }),
    keepsUp: older === null,
  });
  const going = older && older.query === query && older.after === data?.next ? older : null;
  const next = going ? going.next : (data?.next ?? null);

  async function loadOlder() {
    if (!data || next === null || isLoadingOlder) return;
    setLoadingOlder(true);
    setOlderFailure(null);
    try {
      const page = await request<AuditAnswer>(`/audit?${query && `${query}&`}before=${next}`);
      const entries = [...(going?.entries ?? []), ...page.entries];
      setOlder({ query, after: data.next, entries, next: page.next });
    } catch (error) {
      setOlderFailure((error instanceof RequestError && error.serverMessage) || LOAD_FAILED);
    } finally {
      setLoadingOlder(false);
    }
  }

  const refusal = failure instanceof RequestError ? failure.serverMessage : null;
  return {
    entries: data && [...data.entries, ...(going?.entries ?? [])],
    people: data?.people ?? initial?.people ?? [],
    hasOlder: next !== null,
    failure: failure ? (refusal ?? LOAD_FAILED) : null,
    olderFailure,
    isLoading,
    isLoadingOlder,
    reload,
    loadOlder: () => void loadOlder(),
  };
}

export type Audit = ReturnType<typeof useAudit>;
