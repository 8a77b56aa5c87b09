"use client";

import { CloudOff, History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { LandingVersion } from "@/lib/landing/schema";
import { HistoryEntry } from "./history-entry";
import type { HistoryState } from "./use-history";

const minuteOf = ({ createdAt }: LandingVersion) => createdAt.slice(0, "2026-01-31T12:00".length);

/** Whether only the seconds tell a version from another one. */
function sharesMinute(version: LandingVersion, versions: LandingVersion[]): boolean {
  return versions.filter((other) => minuteOf(other) === minuteOf(version)).length > 1;
}

type HistoryPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  history: HistoryState;
  onReload: () => void;
  /** The version in the form. */
  loaded: number;
  busy: boolean;
  onClosed: () => void;
  onPreview: (version: number) => void;
  onRestore: (version: number) => void;
};

/** The versions that were saved, newest first. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { open, onOpenChange, history: state, onReload, loaded, onClosed, ...entry } = props;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="History"
      onClosed={onClosed}
      description="The last 50 versions of the page. Restoring one saves it as the newest."
    >
      {state.kind === "loading" && (
        <div role="status" className="grid gap-3 p-2">
          <span className="sr-only">Loading...</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      )}
      {state.kind === "failed" && (
        <EmptyState icon={CloudOff} title="The history could not be loaded" text="Check your connection.">
          <Button variant="secondary" onClick={onReload}>
            Retry
          </Button>
        </EmptyState>
      )}
      {state.kind === "loaded" && state.versions.length === 0 && (
        <EmptyState
          icon={History}
          title="No versions yet"
          text="Each time you save, the version before it stays here."
        />
      )}
      {state.kind === "loaded" && (
        <ol className="grid gap-1">
          {state.versions.map((version, index) => (
            <HistoryEntry
              key={version.version}
              {...entry}
              entry={version}
              isCurrent={index === 0}
              isLoaded={version.version === loaded}
              isCrowded={sharesMinute(version, state.versions)}
            />
          ))}
        </ol>
      )}
    </Sheet>
  );
}
