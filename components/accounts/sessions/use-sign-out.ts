"use client";

import { useCallback, useRef, useState } from "react";
import { clearDrafts } from "@/components/ui/browser-storage";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useSession } from "./session-provider";

/** Signing out of the portal, once at a time; asks first where something is unsaved. `to` is where it leads to. */
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
