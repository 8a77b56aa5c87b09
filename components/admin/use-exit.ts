"use client";

import { useCallback, useRef, useState } from "react";
import { useSession } from "@/components/auth/session-provider";

/** Signing out of the portal, once at a time. */
export function useExit() {
  const { signOut } = useSession();
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);

  const exit = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setLeaving(true);
    if (await signOut()) return;
    busy.current = false;
    setLeaving(false);
  }, [signOut]);

  return { exit, leaving };
}
