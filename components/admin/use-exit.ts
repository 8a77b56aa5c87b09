"use client";

import { useCallback, useRef, useState } from "react";
import { useSession } from "@/components/auth/session-provider";
import { useMayLeave } from "@/components/ui/unsaved-changes";

/** Signing out of the portal, once at a time; asks first where something is unsaved. */
export function useExit() {
  const { signOut } = useSession();
  const mayLeave = useMayLeave();
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);

  const exit = useCallback(async () => {
    if (busy.current || !(await mayLeave())) return;
    busy.current = true;
    setLeaving(true);
    if (await signOut()) return;
    busy.current = false;
    setLeaving(false);
  }, [signOut, mayLeave]);

  return { exit, leaving };
}
