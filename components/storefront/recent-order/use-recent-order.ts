"use client";

import { useCallback, useEffect, useState } from "react";
import { browserStorage } from "@/components/ui/browser-storage";

export type RecentOrder = { id: string; number: number };

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

/** Stores this tab's latest order; null until hydration. */
export function useRecentOrder(restaurantId: string) {
  const [stored] = useState(() => browserStorage("sessionStorage", `order:${restaurantId}`));
  const [recentOrder, setRecentOrder] = useState<RecentOrder | null>(null);
  useEffect(() => setRecentOrder(parse(stored.read())), [stored]);
  const remember = useCallback(
    (order: RecentOrder) => {
      stored.write(JSON.stringify(order));
      setRecentOrder(order);
    },
    [stored],
  );
  return { recentOrder, remember };
}
