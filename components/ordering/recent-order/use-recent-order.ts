"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { z } from "zod";
import { type KeptText, keptText } from "@/components/ui/kept-text";
import type { MenuKey } from "@/lib/ordering/schema";

const recentOrder = z.object({ id: z.string().regex(/^[\w-]{22}$/), number: z.int().min(1) });
export type RecentOrder = z.infer<typeof recentOrder>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function parse(text: string | null): RecentOrder | null {
  try {
    return recentOrder.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

const kept = new Map<MenuKey, KeptText>();
function keptOrder(menu: MenuKey): KeptText {
  const known = kept.get(menu) ?? keptText("sessionStorage", `order:${menu}`);
  kept.set(menu, known);
  return known;
}

/** The latest order from this tab, so that its guest finds it again. */
export function useRecentOrder(menu: MenuKey) {
  const text = useSyncExternalStore(
    subscribe,
    () => keptOrder(menu).read(),
    () => null,
  );
  const remember = useCallback(
    (order: RecentOrder) => {
      keptOrder(menu).write(JSON.stringify(order));
      for (const listener of listeners) listener();
    },
    [menu],
  );
  return { recentOrder: useMemo(() => parse(text), [text]), remember };
}
