"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { useLeave } from "@/components/ui/unsaved-changes";
import { RESTAURANT_ID } from "@/lib/restaurants/published/restaurant-id";

/** Keeps the open restaurant and dish in the address: `?restaurant=order1&dish=3`; a link may name a view with `&view=restaurant`. */
export function useMenusAddress() {
  const search = useSearchParams();
  const { leave } = useLeave();

  /** Opens a restaurant, or the list, after confirming the loss of unsaved changes. */
  const go = useCallback(
    (restaurantId: string | null) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of ["restaurant", "dish", "version", "view"]) next.delete(name);
      if (restaurantId) next.set("restaurant", restaurantId);
      const address = `${window.location.pathname}${next.size > 0 ? `?${next}` : ""}`;
      void leave(() => window.history.pushState(null, "", address));
    },
    [leave],
  );

  const named = search.get("restaurant");
  const restaurantId = named !== null && RESTAURANT_ID.test(named) ? named : null;
  return { restaurantId, dish: search.get("dish"), view: search.get("view"), go };
}
