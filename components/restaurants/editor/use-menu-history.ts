"use client";

import { useCallback } from "react";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { isSameMenu } from "@/lib/restaurants/editor/merge";
import { listMenuVersions, loadMenuVersion, restoreMenuVersion } from "../menus-api";
import type { MenuEditorState } from "./use-menu-editor";

/** What was published before: to look at, and to take back into the draft. */
export function useMenuHistory(editor: MenuEditorState, onPreview: () => void) {
  const { id, version } = editor.saved;
  const list = useCallback((signal: AbortSignal) => listMenuVersions(id, signal), [id]);
  const earlier = useEarlierVersions(editor, {
    isSame: isSameMenu,
    read: (number) => loadMenuVersion(id, number),
    restore: (number) => restoreMenuVersion(id, number, version),
    restored: (number) => `Version ${number} is the draft now. Guests see it once it is published.`,
    outdated: "Somebody saved a newer draft. Reload the page to see it.",
    onPreview,
  });
  return { ...earlier, list };
}

export type MenuHistory = ReturnType<typeof useMenuHistory>;
