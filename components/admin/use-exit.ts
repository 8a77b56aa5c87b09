"use client";

import { useCallback, useRef, useState } from "react";
import { useSession } from "@/components/auth/session-provider";
import { useLeave } from "@/components/ui/unsaved-changes";

/** Signing out of the portal, once at a time; asks first where something is unsaved. */
export function useExit() {
  const { signOut } = useSession();
  const { leave } = useLeave();
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);

  const exit = useCallback(
    () =>
      leave(async () => {
        if (busy.current) return;
        busy.current = true;
        setLeaving(true);
        if (await signOut()) return true;
        busy.current = false;
        setLeaving(false);
        return false;
      }),
    [signOut, leave],
  );

  return { exit, leaving };
}
