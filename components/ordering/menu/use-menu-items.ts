"use client";

import { useCallback, useEffect, useState } from "react";
import { useEvents } from "@/components/ui/use-events";
import { request } from "@/lib/http/client";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";
import type { MenuItem, MenuKey } from "@/lib/ordering/types";

/** How often an open page asks what is sold out, should it not be told; in milliseconds. */
const REFRESH = 30_000;

/** The dishes of a menu, kept up with what the kitchen says is sold out. */
export function useMenuItems(menu: MenuKey, initial: readonly MenuItem[]) {
  const [items, setItems] = useState(initial);

  const refresh = useCallback(async () => {
    const path = `/ordering/menus/${menu}`;
    const answer = await request<{ items: MenuItem[] }>(path).catch(() => null);
    if (answer) setItems(answer.items);
  }, [menu]);

  useEvents("/api/ordering/events", {
    begin: MENUS_LISTENING,
    change: MENUS_CHANGED,
    onBegin: (_, isAgain) => isAgain && void refresh(),
    onChange: () => void refresh(),
  });

  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refresh(), REFRESH);
    return () => clearInterval(timer);
  }, [refresh]);

  return { items, refresh };
}
