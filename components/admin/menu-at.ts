import type { Route } from "next";

/** Returns the portal's URL of a restaurant's menu, or of one of its dishes. */
export const menuAt = (restaurantId: string, dish?: string) =>
  `/admin/menus?${new URLSearchParams({ restaurant: restaurantId, ...(dish && { dish }) })}` as Route;
