"use client";

import { History, Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { LandingContent } from "@/lib/landing/schema";
import { useEditorView } from "./editor-context";
import type { Landing } from "./landing-api";
import { useFrameScale } from "./use-frame-scale";
import { usePreviewFrame } from "./use-preview-frame";

const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "desktop", label: "Desktop", icon: Monitor },
] as const;
type Device = (typeof devices)[number]["value"];

/** In CSS pixels. */
const widths: Record<Device, number> = { phone: 390, desktop: 1280 };

type PreviewPaneProps = {
  form: UseFormReturn<LandingContent>;
  /** An earlier version that is shown instead of the form. */
  earlier: { version: number; content: Landing } | null;
  busy: boolean;
  onRestore: (version: number) => void;
  onBack: () => void;
};

/** The landing page as it will be, as wide as a phone or a desktop, made to fit. */
export function PreviewPane({ form, earlier, busy, onRestore, onBack }: PreviewPaneProps) {
  const { current } = useEditorView();
  const [chosen, setDevice] = useState<Device>();
  const deviceIn = (room: number) => chosen ?? (room < 640 ? "phone" : "desktop");
  const { stage, style, room } = useFrameScale((room) => widths[deviceIn(room)]);
  const frame = usePreviewFrame(form, earlier?.content.content ?? null, current);

  const title = earlier ? `Version ${earlier.version}` : "Live preview";

  return (
    <section
      aria-label={title}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-card border border-line bg-sunken shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-surface py-2 pr-2 pl-4">
        <h3 className="font-sans font-semibold text-sm tracking-normal">{title}</h3>
        <Segmented
          label="Width of the preview"
          segments={devices}
          value={deviceIn(room)}
          onChange={setDevice}
        />
      </div>
      {earlier && (
        <div
          role="status"
          className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-2 border-brass/45 border-b bg-brass-soft px-4 py-2 text-sm"
        >
          <History aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
          <p className="min-w-0 flex-1 basis-48 font-semibold">
            You are looking at version {earlier.version}
          </p>
          <span className="flex gap-2">
            <Button size="sm" variant="quiet" data-action="back" onClick={onBack}>
              Back to editing
            </Button>
            <Button size="sm" disabled={busy} onClick={() => onRestore(earlier.version)}>
              Restore
            </Button>
          </span>
        </div>
      )}
      <div ref={stage} className="relative min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          src="/portal/editor/preview"
          title="Preview of the landing page"
          className="absolute top-0 left-1/2 origin-top bg-canvas"
          style={style}
        />
      </div>
    </section>
  );
}
