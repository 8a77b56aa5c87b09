"use client";

import { useEffect } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { unsentOf } from "@/components/ui/kept-data";

/** Sends the steps of the kitchen that an earlier page kept, also while the kitchen view is closed. */
export function useUnsentSteps(isLive: boolean) {
  const userId = useSession().user?.id;
  useEffect(() => {
    if (!isLive || userId === undefined || unsentOf(userId) === 0) return;
    const send = async () => (await import("./offline/step-box")).stepBoxOf(userId).wake();
    // Without the script, the kitchen view or the next connection sends them.
    send().catch(() => undefined);
  }, [isLive, userId]);
}
