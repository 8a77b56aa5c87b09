"use client";

import { Badge } from "../../badge";
import { Button } from "../../button";
import { classes } from "../../classes";
import { fullTime, timeAgo } from "../../time";

export type VersionEntry = {
  version: number;
  /** Email address at that time; empty if created by the product. */
  author: string;
  createdAt: string;
  /** The restored version, if any. */
  restoredFrom: number | null;
  /** The changes since the version before, if known. */
  changes?: string;
};

type HistoryEntryProps = {
  entry: VersionEntry;
  /** Currently published. */
  isCurrent: boolean;
  /** Loaded in the form. */
  isLoaded: boolean;
  /** Named by the page's address. */
  isLinked: boolean;
  /** Saved within the same minute as another. */
  isCrowded: boolean;
  busy: boolean;
  onPreview: (version: number) => void;
  onRestore: (version: number) => void;
};

/** Scrolls the linked entry into view and focuses it. */
function showLinked(entry: HTMLElement | null) {
  entry?.scrollIntoView({ block: "center" });
  entry?.focus({ preventScroll: true });
}

export function HistoryEntry(props: HistoryEntryProps) {
  const { entry, isCurrent, isLoaded, isLinked, isCrowded, busy, onPreview, onRestore } = props;
  const { version, author, createdAt, restoredFrom, changes } = entry;
  const date = new Date(createdAt);
  const time = fullTime(date, { seconds: isCrowded });
  const action = { version, busy };

  return (
    <li
      aria-label={`Version ${version}`}
      aria-current={isCurrent ? "true" : undefined}
      ref={isLinked ? showLinked : undefined}
      tabIndex={isLinked ? -1 : undefined}
      className={classes(
        "flex flex-wrap items-end justify-between gap-x-3 gap-y-1 rounded-inner px-3 py-3",
        isCurrent ? "bg-brand-soft" : "hover:bg-sunken/70",
        isLinked && "outline-2 outline-brand -outline-offset-2",
      )}
    >
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <time dateTime={createdAt} title={time} className="first-letter:uppercase">
            {timeAgo(date)}
          </time>
          {isCurrent && (
            <span className="rounded-full bg-brand px-2 py-px font-semibold text-on-brand text-xs">
              Current
            </span>
          )}
          {isLoaded && (
            <span className="rounded-full border border-line-strong/60 px-2 py-px text-ink-soft text-xs">
              You are editing this
            </span>
          )}
          {isLinked && <Badge tone="brass">Before that change</Badge>}
        </p>
        <p className="text-ink-soft text-xs">{time}</p>
        <p className="wrap-anywhere text-ink-soft text-xs">
          Version {version}
          {`, ${author || "as it was at the start"}`}
          {restoredFrom !== null && <>, restored from version {restoredFrom}</>}
        </p>
        {changes && <p className="wrap-anywhere mt-0.5 text-xs">Changed: {changes}</p>}
      </div>
      {!isCurrent && (
        <div className="flex gap-2 max-sm:w-full max-sm:pt-1.5">
          <Action label="Preview" onPress={onPreview} {...action} />
          <Action label="Restore" onPress={onRestore} {...action} />
        </div>
      )}
    </li>
  );
}

type ActionProps = Pick<HistoryEntryProps, "busy"> & {
  label: string;
  version: number;
  onPress: (version: number) => void;
};

const Action = ({ label, version, busy, onPress }: ActionProps) => (
  <Button
    size="sm"
    variant="secondary"
    className="max-sm:flex-1"
    disabled={busy}
    onClick={() => onPress(version)}
  >
    {label}
    <span className="sr-only"> version {version}</span>
  </Button>
);
