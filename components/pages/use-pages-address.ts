"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { useLeave } from "@/components/ui/unsaved-changes";

/** Keeps the open page in the address: `?page={id}`. */
export function usePagesAddress() {
  const search = useSearchParams();
  const { leave } = useLeave();

  /** Opens a page, or the list, after confirming the loss of unsaved changes. */
  const go = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of ["page", "version"]) next.delete(name);
      if (id) next.set("page", id);
      const address = `${window.location.pathname}${next.size > 0 ? `?${next}` : ""}`;
      void leave(() => window.history.pushState(null, "", address));
    },
    [leave],
  );

  const named = search.get("page");
  return { pageId: named !== null && /^[\w-]{1,64}$/.test(named) ? named : null, go };
}
