"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { useLeave } from "@/components/ui/unsaved-changes";
import { menuIdParams } from "@/lib/restaurants/schema";

/** Keeps the open restaurant and dish in the address: `?restaurant=order1&dish=3`. */
export function useMenusAddress() {
  const search = useSearchParams();
  const { leave } = useLeave();
  const restaurantId = menuIdParams.safeParse({ id: search.get("restaurant") }).data?.id ?? null;

  /** Opens a restaurant, or the list, after confirming the loss of unsaved changes. */
  const go = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of ["restaurant", "dish", "version"]) next.delete(name);
      if (id) next.set("restaurant", id);
      const address = `${window.location.pathname}${next.size > 0 ? `?${next}` : ""}`;
      void leave(() => window.history.pushState(null, "", address));
    },
    [leave],
  );

  return { restaurantId, dish: search.get("dish"), go };
}
