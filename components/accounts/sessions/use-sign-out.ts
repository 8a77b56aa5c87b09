"use client";

import { useCallback, useRef, useState } from "react";
import { clearDrafts } from "@/components/ui/browser-storage";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useSession } from "./session-provider";

/** Signs out of the portal, after a confirmation if anything is unsaved. `to` is the next page. */
export function useSignOut(to?: string) {
  const session = useSession();
  const { leave } = useLeave();
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);

  const signOut = useCallback(
    () =>
      leave(async () => {
        if (busy.current) return;
        busy.current = true;
        setLeaving(true);
        if (await session.signOut({ evenUnanswered: true, to })) {
          clearDrafts();
          return true;
        }
        busy.current = false;
        setLeaving(false);
        return false;
      }),
    [session.signOut, leave, to],
  );

  return { signOut, leaving };
}
