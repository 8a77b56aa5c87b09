"use client";

import { CloudOff, History } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../button";
import { EmptyState } from "../../empty-state";
import { Sheet } from "../../sheet";
import { Skeleton } from "../../skeleton";
import { useLoaded } from "../../use-loaded";
import { HistoryEntry, type VersionEntry } from "./history-entry";
import type { EarlierVersions } from "./use-earlier-versions";

const minuteOf = ({ createdAt }: VersionEntry) => createdAt.slice(0, "2026-01-31T12:00".length);

/** Returns whether versions differ only by seconds. */
function sharesMinute(version: VersionEntry, versions: VersionEntry[]): boolean {
  return versions.filter((other) => minuteOf(other) === minuteOf(version)).length > 1;
}

type HistoryPanelProps = {
  earlier: EarlierVersions;
  /** Must be stable. */
  list: (signal: AbortSignal) => Promise<VersionEntry[]>;
  description: string;
  /** Text without versions. */
  emptyText: string;
  /** The version in the form. */
  loaded: number | null;
  busy: boolean;
  onClosed?: () => void;
};

/** Lists versions, newest first. */
export function HistoryPanel({ description, onClosed, ...entries }: HistoryPanelProps) {
  const { open, setOpen, reads } = entries.earlier;
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="History"
      {...(onClosed && { onClosed })}
      description={description}
    >
      <Entries key={reads} {...entries} />
    </Sheet>
  );
}

type EntriesProps = Omit<HistoryPanelProps, "description" | "onClosed">;

function Entries({ earlier, list, emptyText, loaded, busy }: EntriesProps) {
  const { linked, preview, restore, setNewest } = earlier;
  const { value: versions, failed, retry } = useLoaded(list);
  const newest = versions?.[0];
  useEffect(() => {
    if (newest) setNewest(newest.version);
  }, [newest, setNewest]);

  if (failed) {
    return (
      <EmptyState icon={CloudOff} title="The history could not be loaded" text="Check your connection.">
        <Button variant="secondary" onClick={retry}>
          Retry
        </Button>
      </EmptyState>
    );
  }
  if (!versions) {
    return (
      <div role="status" className="grid gap-3 p-2">
        <span className="sr-only">Loading...</span>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    );
  }
  if (!newest) return <EmptyState icon={History} title="No versions yet" text={emptyText} />;
  return (
    <ol className="grid gap-1">
      {versions.map((version) => (
        <HistoryEntry
          key={version.version}
          entry={version}
          busy={busy}
          onPreview={preview}
          onRestore={restore}
          isCurrent={version === newest}
          isLoaded={version.version === loaded}
          isLinked={version.version === linked}
          isCrowded={sharesMinute(version, versions)}
        />
      ))}
    </ol>
  );
}
