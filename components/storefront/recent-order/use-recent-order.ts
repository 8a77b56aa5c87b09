"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { browserStorage, type StoredText } from "@/components/ui/browser-storage";

export type RecentOrder = { id: string; number: number };

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function parse(text: string | null): RecentOrder | null {
  try {
    const { id, number } = JSON.parse(text ?? "") as Partial<Record<keyof RecentOrder, unknown>>;
    const isOrder =
      typeof id === "string" && /^[\w-]{22}$/.test(id) && Number.isInteger(number) && Number(number) > 0;
    return isOrder ? { id, number: Number(number) } : null;
  } catch {
    return null;
  }
}

const kept = new Map<string, StoredText>();
function storedOrder(restaurantId: string): StoredText {
  const known = kept.get(restaurantId) ?? browserStorage("sessionStorage", `order:${restaurantId}`);
  kept.set(restaurantId, known);
  return known;
}

/** Stores this tab's latest order. */
export function useRecentOrder(restaurantId: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => storedOrder(restaurantId).read(),
    () => null,
  );
  const remember = useCallback(
    (order: RecentOrder) => {
      storedOrder(restaurantId).write(JSON.stringify(order));
      for (const listener of listeners) listener();
    },
    [restaurantId],
  );
  return { recentOrder: useMemo(() => parse(text), [text]), remember };
}
