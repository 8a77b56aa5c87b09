"use client";

import { useEffect, useRef } from "react";
import type { Edited } from "@/components/ui/form/edited";
import { postMessage } from "@/components/ui/preview/preview-messages";
import { type EarlierVersion, PreviewPane as Pane } from "@/components/ui/preview/preview-pane";
import { usePreviewFeed } from "@/components/ui/preview/use-preview-feed";
import type { SavedLanding } from "@/lib/landing/answers";
import type { LandingContent } from "@/lib/landing/schema";
import { useEditorView } from "./editor-context";
import { PREVIEW } from "./preview-name";
import { previewContent } from "./wrong-paths";

type PreviewPaneProps = Omit<EarlierVersion, "version"> & {
  edited: Edited<LandingContent>;
  /** An earlier version that is shown instead. */
  earlier: { version: number; content: SavedLanding } | null;
};

/** Preview of the landing page; follows the edited section. */
export function PreviewPane({ edited, earlier, ...rest }: PreviewPaneProps) {
  const { current } = useEditorView();
  const frame = usePreviewFeed({
    preview: PREVIEW,
    edited,
    earlier: earlier?.content.config ?? null,
    read: previewContent,
  });

  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    postMessage(frame.current?.contentWindow, { preview: PREVIEW, type: "show", value: current });
  }, [current, frame]);

  return (
    <Pane
      {...rest}
      frame={frame}
      src="/portal/editor/preview"
      title="Preview of the landing page"
      version={earlier?.version ?? null}
    />
  );
}
