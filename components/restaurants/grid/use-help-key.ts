"use client";

import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "@/components/ui/is-dialog-open";
import { isTextField } from "./is-text-field";

/** Calls `onHelp` for the key `?`, except in fields and dialogs. */
export function useHelpKey(isShown: boolean, onHelp: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== "?" || isHeld || event.defaultPrevented || isTextField(event.target) || isDialogOpen())
      return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    if (!isShown) return;
    const follow = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", follow);
    return () => window.removeEventListener("keydown", follow);
  }, [isShown]);
}
