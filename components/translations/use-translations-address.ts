"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { useLeave } from "@/components/ui/unsaved-changes";
import { type TranslationKind, translationKinds } from "@/lib/translations/translation";

/** A content in a language. */
export type OpenTranslation = { kind: TranslationKind; owner: string; language: string };

const names = ["kind", "owner", "language"] as const;

/**
 * Keeps the open translation in the address: `?kind=page&owner={id}&language=de`. Links from other editors may leave the
 * language out.
 */
export function useTranslationsAddress() {
  const search = useSearchParams();
  const { leave } = useLeave();

  /** Opens a translation, or the list, after confirming the loss of unsaved changes. */
  const go = useCallback(
    (open: Partial<OpenTranslation>) => {
      const next = new URLSearchParams(window.location.search);
      for (const name of names) {
        if (open[name]) next.set(name, open[name]);
        else next.delete(name);
      }
      void leave(() => window.history.pushState(null, "", `${window.location.pathname}?${next}`));
    },
    [leave],
  );

  const kind = translationKinds.find((one) => one === search.get("kind"));
  return { kind, owner: search.get("owner"), language: search.get("language"), go };
}
