"use client";

import { ScrollText } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AuditItem } from "./audit-item";
import type { Audit } from "./use-audit";

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading entries...</span>
      <div aria-hidden="true" className="grid gap-3">
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} className="h-16 rounded-inner" />
        ))}
      </div>
    </div>
  );
}

type AuditListProps = { audit: Audit; isFiltered: boolean; onEverything: () => void };

export function AuditList({ audit, isFiltered, onEverything }: AuditListProps) {
  const { entries, failure, olderFailure } = audit;
  const list = useRef<HTMLDivElement>(null);
  const wasOlder = useRef(false);

  // Keeps the focus in the list when the button disappears with the last page.
  useEffect(() => {
    if (wasOlder.current && !audit.hasOlder && document.activeElement === document.body)
      list.current?.focus();
    wasOlder.current = audit.hasOlder;
  }, [audit.hasOlder]);

  if (failure) return <RetryNotice title={failure} onRetry={audit.reload} />;
  if (!entries) return <Waiting />;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={ScrollText}
        title={isFiltered ? "No such changes" : "Nothing was changed yet"}
        text={
          isFiltered
            ? "No changes match these filters. Older entries are deleted."
            : "Each change appears here, with its author, its time and the former value."
        }
      >
        {isFiltered && (
          <Button variant="secondary" onClick={onEverything}>
            Show everything
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <p role="status" className="sr-only">
        {entries.length === 1 ? "1 change" : `${entries.length} changes`}
        {audit.hasOlder && ", and there are older ones"}
      </p>
      <Card padding="rows" aria-label="Changes, newest first">
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      {olderFailure && <RetryNotice title={olderFailure} onRetry={audit.loadOlder} />}
      {audit.hasOlder && !olderFailure && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={audit.isLoadingOlder}
          onClick={audit.loadOlder}
        >
          Show older changes
        </Button>
      )}
    </div>
  );
}
