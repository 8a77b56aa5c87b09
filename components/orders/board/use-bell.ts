"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { askForBell } from "./ask-for-bell";
import { followSound, type Sound, soundState } from "./sound";

/**
 * Chooses one page of the browser that rings, so that several don't ring beside each other, among those that can sound.
 * @param isBoard true for the list of orders, which takes the bell from other pages
 * @returns whether it is this page; true where the browser has no locks
 */
export function useBell(isBoard: boolean): boolean {
  const canRing = useSyncExternalStore<Sound>(followSound, soundState, () => "off") === "on";
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (!canRing) return setMine(false);
    if (!navigator.locks) return setMine(true);
    return askForBell({ isBoard, onChange: setMine });
  }, [isBoard, canRing]);
  return isMine;
}
