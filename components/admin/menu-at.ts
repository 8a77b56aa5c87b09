import type { Route } from "next";

/** The address of a restaurant's menu in the portal, and of one of its dishes. */
export const menuAt = (restaurant: string, dish?: string) =>
  `/admin/menus?${new URLSearchParams({ restaurant, ...(dish && { dish }) })}` as Route;
