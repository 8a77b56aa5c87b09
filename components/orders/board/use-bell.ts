"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { followSound, type Sound, soundState } from "./sound";

const LOCK = "orders-bell";

/**
 * Chooses one page of the browser that rings, so that several don't ring beside each other, among those that can sound.
 * @param isBoard true for the list of orders, which takes the bell from other pages
 * @returns whether it is this page; true where the browser has no locks
 */
export function useBell(isBoard: boolean): boolean {
  const canRing = useSyncExternalStore<Sound>(followSound, soundState, () => "off") === "on";
  const [isMine, setMine] = useState(false);
  const [lost, setLost] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lost bell is asked for again
  useEffect(() => {
    if (!canRing) return setMine(false);
    if (!navigator.locks) return setMine(true);
    const ended = new AbortController();
    const hold = async () => {
      if (ended.signal.aborted) return;
      setMine(true);
      await new Promise((resolve) => ended.signal.addEventListener("abort", resolve, { once: true }));
    };
    const options = isBoard ? { steal: true } : { signal: ended.signal };
    navigator.locks.request(LOCK, options, hold).catch(() => {
      if (ended.signal.aborted) return;
      setMine(false);
      // A list of orders rings anyway.
      if (!isBoard) setLost((times) => times + 1);
    });
    return () => ended.abort();
  }, [isBoard, canRing, lost]);
  return isMine;
}
