"use client";

import { useCallback, useEffect, useState } from "react";
import { useEvents } from "@/components/ui/use-events";
import { request } from "@/lib/http/client";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";
import { menuItems } from "@/lib/ordering/menu";
import type { Menu, MenuItem } from "@/lib/ordering/types";

/** How often an open page asks what is sold out, should it not be told; in milliseconds. */
const REFRESH = 30_000;

/**
 * The dishes of a menu, kept up with what the kitchen says is sold out.
 * @param soldOut the ids of those that are sold out to begin with
 */
export function useMenuItems(menu: Menu, soldOut: readonly string[]) {
  const [items, setItems] = useState(() => menuItems(menu, soldOut));

  const refresh = useCallback(async () => {
    const path = `/ordering/menus/${menu.key}`;
    const answer = await request<{ items: MenuItem[] }>(path).catch(() => null);
    if (answer) setItems(answer.items);
  }, [menu.key]);

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
