"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { hasTableTerms, termsOfLater } from "@/lib/restaurants/terms/later-at-table";
import { tableAt } from "./stored-table";

/**
 * Returns a restaurant with the terms of this phone's next order: fee and minimum of the table hold once for a sitting. `look`
 * asks again whether the sitting has orders.
 */
export function useSittingTerms<Of extends Pick<Restaurant, "restaurantId" | "terms">>(restaurant: Of) {
  const [hasOrders, setHasOrders] = useState(false);
  const { restaurantId, terms } = restaurant;
  const isAsked = hasTableTerms(terms);
  const look = useCallback(async () => {
    if (!isAsked || tableAt(restaurantId) === null) return;
    const found = await import("./read-seat").then(
      ({ readHasOrders }) => readHasOrders(restaurantId),
      () => null,
    );
    if (found !== null) setHasOrders(found);
  }, [isAsked, restaurantId]);
  useEffect(() => void look(), [look]);
  const current = useMemo(
    () => (hasOrders ? { ...restaurant, terms: termsOfLater(restaurant.terms) } : restaurant),
    [restaurant, hasOrders],
  );
  return { restaurant: current, look };
}
