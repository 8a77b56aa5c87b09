"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { useLeave } from "@/components/ui/unsaved-changes";
import { pageNameProblem } from "@/lib/seo/page-name";

/** Keeps the manager's state in the address: `?view=redirects`, `?page=about`. */
export function useSeoAddress() {
  const search = useSearchParams();
  const { leave } = useLeave();
  const view = search.get("view");
  const named = search.get("page") ?? "";
  const page = pageNameProblem(named) === null ? named : null;

  /** Navigates after confirming the loss of unsaved changes; null removes a parameter. */
  const go = useCallback(
    (to: { view?: string | null; page?: string | null }) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(to)) {
        if (value === null) next.delete(name);
        else if (value !== undefined) next.set(name, value);
      }
      const address = `${window.location.pathname}${next.size > 0 ? `?${next}` : ""}`;
      if (address === window.location.pathname + window.location.search) return;
      void leave(() => window.history.pushState(null, "", address));
    },
    [leave],
  );

  return { view, page, go };
}
