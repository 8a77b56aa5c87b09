"use client";

import { useCallback, useEffect, useState } from "react";
import { request } from "@/lib/http/client";
import type { MenuItem, MenuKey } from "@/lib/ordering/types";
import { useMenuEvents } from "./use-menu-events";

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

  useMenuEvents(useCallback(() => void refresh(), [refresh]));

  useEffect(() => {
    const ended = new AbortController();
    const refreshShown = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const timer = setInterval(refreshShown, REFRESH);
    document.addEventListener("visibilitychange", refreshShown, { signal: ended.signal });
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [refresh]);

  return { items, refresh };
}
