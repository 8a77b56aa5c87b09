"use client";

import { useCallback, useRef, useState } from "react";
import { clearDrafts } from "@/components/ui/browser-storage";
import { count } from "@/components/ui/count";
import { useConfirm } from "@/components/ui/dialog-provider";
import { unsentOf } from "@/components/ui/kept-data";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useSession } from "./session-provider";

const questionOf = (unsent: number) => ({
  title: `Sign out with ${count(unsent, "unsent step")}?`,
  content:
    "There was no connection to send what you did with the orders. If you sign out now, it is lost: others see these orders as they were.",
  confirmLabel: "Sign out and lose it",
  cancelLabel: "Stay",
  tone: "danger" as const,
});

/** Signs out of the portal, after a confirmation if anything is unsaved or unsent. `to` is the next page. */
export function useSignOut(to?: string) {
  const session = useSession();
  const { leave } = useLeave();
  const confirm = useConfirm();
  const busy = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const userId = session.user?.id;

  const signOut = useCallback(
    () =>
      leave(async () => {
        if (busy.current) return;
        busy.current = true;
        const unsent = userId ? unsentOf(userId) : 0;
        if (unsent > 0 && !(await confirm(questionOf(unsent)))) {
          busy.current = false;
          return false;
        }
        setLeaving(true);
        if (await session.signOut({ evenUnanswered: true, to })) {
          clearDrafts();
          return true;
        }
        busy.current = false;
        setLeaving(false);
        return false;
      }),
    [session.signOut, leave, confirm, userId, to],
  );

  return { signOut, leaving };
}
