"use client";

import { CloudOff, History } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useLoaded } from "@/components/ui/use-loaded";
import type { LandingVersion } from "@/lib/landing/schema";
import { HistoryEntry } from "./history-entry";
import { listVersions } from "./landing-api";

const minuteOf = ({ createdAt }: LandingVersion) => createdAt.slice(0, "2026-01-31T12:00".length);

/** Whether only the seconds tell a version from another one. */
function sharesMinute(version: LandingVersion, versions: LandingVersion[]): boolean {
  return versions.filter((other) => minuteOf(other) === minuteOf(version)).length > 1;
}

type HistoryPanelProps = EntriesProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
};

/** The versions that were saved, newest first. */
export function HistoryPanel({ open, onOpenChange, onClosed, ...entries }: HistoryPanelProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="History"
      onClosed={onClosed}
      description="The last 50 versions of the page. Restoring one saves it as the newest."
    >
      <Entries key={entries.reads} {...entries} />
    </Sheet>
  );
}

type EntriesProps = {
  /** Another number asks again. */
  reads: number;
  /** The version in the form. */
  loaded: number;
  /** The version that a link led to. */
  linked: number | null;
  busy: boolean;
  onPreview: (version: number) => void;
  onRestore: (version: number) => void;
  /** Told the newest version that there is. */
  onNewest: (version: number) => void;
};

function Entries({ loaded, linked, onNewest, ...entry }: EntriesProps) {
  const { value: versions, failed, retry } = useLoaded(listVersions);
  const newest = versions?.[0];
  useEffect(() => {
    if (newest) onNewest(newest.version);
  }, [newest, onNewest]);

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
  if (!newest) {
    return (
      <EmptyState
        icon={History}
        title="No versions yet"
        text="Each time you save, the version before it stays here."
      />
    );
  }
  return (
    <ol className="grid gap-1">
      {versions.map((version) => (
        <HistoryEntry
          key={version.version}
          {...entry}
          entry={version}
          isCurrent={version === newest}
          isLoaded={version.version === loaded}
          isLinked={version.version === linked}
          isCrowded={sharesMinute(version, versions)}
        />
      ))}
    </ol>
  );
}
