"use client";

import { useEffect, useEffectEvent } from "react";

/** Handles an event of the window while `isShown`. */
export function useWindowEvent<Type extends "keydown" | "copy" | "cut" | "paste">(
  type: Type,
  isShown: boolean,
  handle: (event: WindowEventMap[Type]) => void,
) {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isShown) return;
    const follow = (event: WindowEventMap[Type]) => latest(event);
    window.addEventListener(type, follow);
    return () => window.removeEventListener(type, follow);
  }, [type, isShown]);
}
