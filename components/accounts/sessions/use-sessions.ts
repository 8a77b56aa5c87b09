"use client";

import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { ListedSession } from "@/lib/accounts/users/answers";
import { call } from "@/lib/api/call";

/** One's own sessions, and ending them. */
export function useSessions() {
  const { data, failure, reload, change } = useCall("GET /account/sessions", { keepsUp: true });
  const { pending, act } = useAction({ onRefused: reload });
  const show = (answer: { sessions: ListedSession[]; apiTokens?: number }) =>
    change((known) => ({ ...known, ...answer }));

  return {
    data,
    failure,
    reload,
    pending,
    endOne: ({ id, device }: ListedSession) =>
      act(id, () => call("DELETE /account/sessions/{id}", { params: { id } }), {
        onDone: show,
        done: `${device.name} is signed out`,
      }),
    /** @returns null where it was not done */
    endOthers: ({ withTokens }: { withTokens: boolean }) =>
      act(
        "others",
        () => call("DELETE /account/sessions", { query: withTokens ? { tokens: "revoke" } : {} }),
        {
          onDone: show,
          done: withTokens
            ? "All other sessions are signed out, and your API tokens are revoked"
            : "All other sessions are signed out",
        },
      ),
  };
}
