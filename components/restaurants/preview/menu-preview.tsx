"use client";

import { useMemo } from "react";
import type { Edited } from "@/components/ui/form/edited";
import { type EarlierVersion, PreviewPane } from "@/components/ui/preview/preview-pane";
import { usePreviewFeed } from "@/components/ui/preview/use-preview-feed";
import type { PreviewedMenu } from "@/lib/restaurants/editor/preview";
import type { MenuContent } from "@/lib/restaurants/schema";
import { PREVIEW } from "./preview-name";

type MenuPreviewProps = Omit<EarlierVersion, "version"> &
  Omit<PreviewedMenu, "content"> & {
    edited: Edited<MenuContent>;
    /** The earlier version to show instead. */
    earlier: { version: number; content: MenuContent } | null;
  };

/** Shows the restaurant's page as edited, without ordering. */
export function MenuPreview({ edited, path, isDemo, earlier, ...rest }: MenuPreviewProps) {
  const content = earlier?.content;
  const frame = usePreviewFeed<MenuContent, PreviewedMenu>({
    preview: PREVIEW,
    edited,
    earlier: useMemo(() => (content ? { path, isDemo, content } : null), [path, isDemo, content]),
    read: (content) => ({ path, isDemo, content }),
    whenIdle: true,
  });
  return (
    <PreviewPane
      {...rest}
      frame={frame}
      src="/portal/menus/preview"
      title="Preview of the restaurant’s page"
      version={earlier?.version ?? null}
    />
  );
}
