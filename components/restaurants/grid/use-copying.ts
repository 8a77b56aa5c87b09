"use client";

import type { RefObject } from "react";
import { copied } from "./copied";
import { useGridStore } from "./use-grid";
import { CELLS_TYPE } from "./use-pasting";
import { useWindowEvent } from "./use-window-event";

/** Copies cells while the focus is in the grid and no cell is edited; marks them with the menu's id. */
export function useCopying(element: RefObject<HTMLElement | null>, restaurantId: string) {
  const grid = useGridStore();

  function copy(event: ClipboardEvent) {
    const isHere = element.current?.contains(document.activeElement) && grid.get().editing === null;
    const text = isHere && copied(grid.get());
    if (!text) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    event.clipboardData?.setData(CELLS_TYPE, restaurantId);
    if (event.type === "cut") grid.do({ type: "clear" });
  }

  useWindowEvent("copy", true, copy);
  useWindowEvent("cut", true, copy);
}
