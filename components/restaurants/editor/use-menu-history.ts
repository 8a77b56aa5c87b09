"use client";

import { useCallback } from "react";
import { useEarlierVersions } from "@/components/ui/form/history/use-earlier-versions";
import { call } from "@/lib/api/call";
import { isSameMenu } from "@/lib/restaurants/editor/merge";
import type { MenuEditorState } from "./use-menu-editor";

/** Lists earlier publications, previews them and restores them into the draft. */
export function useMenuHistory(editor: MenuEditorState, onPreview: () => void) {
  const { id: restaurantId, version } = editor.saved;
  const list = useCallback(
    async (signal: AbortSignal) =>
      (await call("GET /menus/{id}/versions", { params: { id: restaurantId }, signal })).versions,
    [restaurantId],
  );
  const earlier = useEarlierVersions(editor, {
    isSame: isSameMenu,
    read: async (number) =>
      (await call("GET /menus/{id}/versions/{version}", { params: { id: restaurantId, version: number } }))
        .content,
    restore: async (number) => {
      const params = { id: restaurantId, version: number };
      return (await call("POST /menus/{id}/versions/{version}/restore", { params, ifMatch: version })).menu;
    },
    restored: (number) => `Version ${number} is the draft now. Guests see it once it is published.`,
    outdated: "Somebody saved a newer draft. Reload the page to see it.",
    onPreview,
  });
  return { ...earlier, list };
}

export type MenuHistory = ReturnType<typeof useMenuHistory>;
