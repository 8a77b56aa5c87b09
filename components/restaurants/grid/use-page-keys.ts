"use client";

import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isTextField } from "./is-text-field";
import { useGridStore } from "./use-grid";
import { useWindowEvent } from "./use-window-event";

/**
 * Wherever the focus is except in fields and dialogs: undoes by Ctrl-Z or Cmd-Z, redoes with Shift or by Ctrl-Y, and
 * calls `onHelp` for the key `?`.
 */
export function usePageKeys(isShown: boolean, onHelp: () => void) {
  const grid = useGridStore();
  useWindowEvent("keydown", isShown, (event) => {
    const key = event.key.toLowerCase();
    const isHeld = event.ctrlKey || event.metaKey;
    const isHandled = isHeld ? key === "z" || key === "y" : key === "?";
    if (!isHandled || event.altKey || event.defaultPrevented) return;
    if (isTextField(event.target) || isDialogOpen()) return;
    event.preventDefault();
    if (isHeld) grid.do({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    else onHelp();
  });
}
