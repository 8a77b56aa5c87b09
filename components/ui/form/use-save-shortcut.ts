"use client";

import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "../is-dialog-open";

/** Ctrl or Cmd with S saves the form instead of the page. */
export function useSaveShortcut(save: () => void) {
  const saveNow = useEffectEvent(save);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== "s" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!isDialogOpen()) saveNow();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
