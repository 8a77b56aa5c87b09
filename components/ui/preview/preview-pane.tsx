"use client";

import { History, Monitor, Smartphone } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button } from "../button";
import { Segmented } from "../segmented";
import { useHydrated } from "../use-hydrated";
import { useFrameScale } from "./use-frame-scale";

const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "desktop", label: "Desktop", icon: Monitor },
] as const;
type Device = (typeof devices)[number]["value"];

/** In CSS pixels. */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };

/** The previewed earlier version, and its actions. */
export type EarlierVersion = {
  /** Null while the form is shown. */
  version: number | null;
  busy: boolean;
  onRestore: (version: number) => void;
  onBack: () => void;
};

type PreviewPaneProps = EarlierVersion & {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  /** The heading while no earlier version is shown. */
  name?: string;
  /** The accessible name of the frame. */
  title: string;
  /** Unsaved changes that the preview doesn’t show, and how to save them; missing without any. */
  unsaved?: { canSave: boolean; onSave: () => void } | undefined;
};

/** Previews a page at the width of a phone or a desktop, scaled to fit. */
export function PreviewPane({
  frame,
  src,
  title,
  name: own = "Live preview",
  unsaved,
  ...earlier
}: PreviewPaneProps) {
  const [chosen, setDevice] = useState<Device>();
  const deviceIn = (room: number) => chosen ?? (room < 640 ? "phone" : "desktop");
  const { stage, style, room } = useFrameScale((room) => widths[deviceIn(room)]);
  // Both pages share a thread: the editor answers presses before the page in the frame loads.
  const isReady = useHydrated();
  const name = earlier.version === null ? own : `Version ${earlier.version}`;

  return (
    <section
      aria-label={name}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-card border border-line bg-sunken shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-surface py-2 pr-2 pl-4">
        <h3 className="font-sans font-semibold text-sm tracking-normal">{name}</h3>
        <Segmented
          label="Width of the preview"
          segments={devices}
          value={deviceIn(room)}
          onChange={setDevice}
        />
      </div>
      <EarlierBar {...earlier} />
      {unsaved && earlier.version === null && <UnsavedBar {...unsaved} />}
      <div ref={stage} className="relative min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          src={isReady ? src : undefined}
          title={title}
          className="absolute top-0 left-1/2 origin-top bg-canvas"
          style={style}
        />
      </div>
    </section>
  );
}

function UnsavedBar({ canSave, onSave }: NonNullable<PreviewPaneProps["unsaved"]>) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface px-4 py-2 text-sm"
    >
      <p className="min-w-0 flex-1 basis-48 text-ink-soft">
        This is the saved draft. Your unsaved changes are not in it.
      </p>
      <Button size="sm" variant="secondary" disabled={!canSave} onClick={onSave}>
        Save and show
      </Button>
    </div>
  );
}

function EarlierBar({ version, busy, onRestore, onBack }: EarlierVersion) {
  if (version === null) return null;
  return (
    <div
      role="status"
      className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-2 border-brass/45 border-b bg-brass-soft px-4 py-2 text-sm"
    >
      <History aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
      <p className="min-w-0 flex-1 basis-48 font-semibold">You are looking at version {version}</p>
      <span className="flex gap-2">
        <Button size="sm" variant="quiet" data-action="back" onClick={onBack}>
          Back to editing
        </Button>
        <Button size="sm" disabled={busy} onClick={() => onRestore(version)}>
          Restore
        </Button>
      </span>
    </div>
  );
}
