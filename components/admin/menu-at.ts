import type { Route } from "next";

/** Returns the portal's URL of a restaurant's menu, or of one of its dishes. */
export const menuAt = (restaurant: string, dish?: string) =>
  `/admin/menus?${new URLSearchParams({ restaurant, ...(dish && { dish }) })}` as Route;
