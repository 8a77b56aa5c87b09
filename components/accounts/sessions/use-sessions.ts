"use client";

import { useListActions } from "@/components/accounts/users/use-list-actions";
import { useRead } from "@/components/ui/use-read";
import type { ListedSession, SessionsAnswer } from "@/lib/accounts/users/schema";
import { request } from "@/lib/platform/http/client";

/**
 * The sessions that `path` of the API lists, and ending them.
 * @param onEnded is given the answer that came when some were ended
 */
export function useSessions<Answer extends SessionsAnswer>(
  path: string,
  onEnded: (answer: Answer) => void = () => {},
) {
  const { data, failure, reload, change } = useRead<Answer>(path, { keepsUp: true });
  const { pending, act } = useListActions<Answer>({
    show(answer) {
      change((known) => ({ ...known, ...answer }));
      onEnded(answer);
    },
    reload,
  });

  /** @returns null where it was not done */
  const end = (what: string, at: string, done: string) =>
    act(what, () => request(at, { method: "DELETE" }), done);

  return {
    data,
    sessions: data?.sessions,
    failure,
    reload,
    pending,
    endOne: ({ id, device }: ListedSession) => end(id, `${path}/${id}`, `${device.name} is signed out`),
    endOthers: ({ withTokens = false } = {}) =>
      end(
        "others",
        withTokens ? `${path}?tokens=revoke` : path,
        withTokens
          ? "All other sessions are signed out, and your API tokens are revoked"
          : "All other sessions are signed out",
      ),
  };
}
