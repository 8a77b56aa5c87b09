"use client";

import { useEffect } from "react";
import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isTextField } from "./is-text-field";
import { useGridStore } from "./use-grid";

/** Undoes by Ctrl-Z or Cmd-Z and redoes with Shift, wherever the focus is. */
export function useUndoKeys(isShown: boolean) {
  const grid = useGridStore();
  useEffect(() => {
    if (!isShown) return;
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isUndo = key === "z" || key === "y";
      if (!isUndo || !(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (isTextField(event.target) || isDialogOpen()) return;
      event.preventDefault();
      grid.do({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [grid, isShown]);
}
