"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { useEvents } from "@/components/ui/use-events";
import { request } from "@/lib/http/client";
import { MENUS_CHANGED, MENUS_LISTENING } from "@/lib/ordering/events";
import { menuItems } from "@/lib/ordering/menu";
import type { Menu, ShownMenu } from "@/lib/ordering/types";

/** How often an open page asks what is sold out, should it not be told; in milliseconds. */
const REFRESH = 30_000;

/**
 * The dishes of a menu, kept up with what is published and with what the kitchen says is sold out.
 * @param soldOut the ids of those that are sold out to begin with
 */
export function useMenuItems(menu: Menu, soldOut: readonly string[]) {
  const [{ items, categories }, setShown] = useState(
    (): ShownMenu => ({ items: menuItems(menu, soldOut), categories: [...menu.categories] }),
  );

  const refresh = useCallback(async () => {
    const path = `/ordering/menus/${menu.key}`;
    const answer = await request<ShownMenu>(path).catch(() => null);
    if (answer) setShown(answer);
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

  const current = useMemo(() => ({ ...menu, categories }), [menu, categories]);
  return { menu: current, items, refresh };
}
