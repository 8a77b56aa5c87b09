"use client";

import type { ComponentProps } from "react";
import { onDemand } from "../../on-demand";

const HistoryPanel = onDemand(async () => (await import("../history/history-panel")).HistoryPanel, null);

type Panel = ComponentProps<typeof HistoryPanel>;
type DraftHistoryProps = Pick<Panel, "earlier" | "list" | "loaded" | "busy" | "onClosed"> & {
  /** The noun for the published thing: `page`. */
  thing: string;
  /** The people who read the published thing: `visitors`. */
  readers: string;
};

/** Lists the published versions of a draft, once it was opened. */
export function DraftHistory({ thing, readers, ...panel }: DraftHistoryProps) {
  if (!panel.earlier.wasOpened) return null;
  return (
    <HistoryPanel
      {...panel}
      description={`What was published, newest first. Restoring takes it into the draft; ${readers} see it once that is published.`}
      emptyText={`Each time you publish, the ${thing} of that moment stays here.`}
    />
  );
}
