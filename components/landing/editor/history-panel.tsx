"use client";

import { CloudOff, History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { LandingVersion } from "@/lib/landing/schema";
import { HistoryEntry } from "./history-entry";

const minuteOf = ({ createdAt }: LandingVersion) => createdAt.slice(0, "2026-01-31T12:00".length);

/** Whether only the seconds tell a version from another one. */
function sharesMinute(version: LandingVersion, versions: LandingVersion[]): boolean {
  return versions.filter((other) => minuteOf(other) === minuteOf(version)).length > 1;
}

type Versions = { data: LandingVersion[] | undefined; failure: object | null; reload: () => void };

type HistoryPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  history: Versions;
  /** The version in the form. */
  loaded: number;
  busy: boolean;
  onClosed: () => void;
  onPreview: (version: number) => void;
  onRestore: (version: number) => void;
};

/** The versions that were saved, newest first. */
export function HistoryPanel(props: HistoryPanelProps) {
  const {
    open,
    onOpenChange,
    history: { data: versions, failure, reload },
    loaded,
    onClosed,
    ...entry
  } = props;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="History"
      onClosed={onClosed}
      description="The last 50 versions of the page. Restoring one saves it as the newest."
    >
      {!versions && !failure && (
        <div role="status" className="grid gap-3 p-2">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      )}
      {failure !== null && (
        <EmptyState icon={CloudOff} title="The history could not be loaded" text="Check your connection.">
          <Button variant="secondary" onClick={reload}>
            Retry
          </Button>
        </EmptyState>
      )}
      {versions?.length === 0 && (
        <EmptyState
          icon={History}
          title="No versions yet"
          text="Each time you save, the version before it stays here."
        />
      )}
      {versions && (
        <ol className="grid gap-1">
          {versions.map((version, index) => (
            <HistoryEntry
              key={version.version}
              {...entry}
              entry={version}
              isCurrent={index === 0}
              isLoaded={version.version === loaded}
              isCrowded={sharesMinute(version, versions)}
            />
          ))}
        </ol>
      )}
    </Sheet>
  );
}
