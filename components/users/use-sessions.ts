"use client";

import { useRecentSignIn } from "@/components/auth/recent-sign-in";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import { useRead } from "@/components/ui/use-read";
import { RequestError, request } from "@/lib/http/client";
import type { ListedSession, SessionsAnswer } from "@/lib/users/schema";

/**
 * The sessions that `path` of the API lists, and ending them.
 * @param onEnded is given the answer that came when some were ended
 */
export function useSessions<Answer extends SessionsAnswer>(
  path: string,
  onEnded: (answer: Answer) => void = () => {},
) {
  const { data, failure, reload, change } = useRead<SessionsAnswer>(path, { keepsUp: true });
  const { pending, run } = usePending<string>();
  const withPassword = useRecentSignIn();

  /** @returns whether it was done */
  async function end(what: string, at: string, done: string): Promise<boolean> {
    let isDone = false;
    await run(what, async () => {
      try {
        const answer = await withPassword(() => request<Answer>(at, { method: "DELETE" }));
        if (!answer) return;
        isDone = true;
        change(() => answer);
        onEnded(answer);
        notify.success(done);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        notify.error(error.message);
        reload();
      }
    });
    return isDone;
  }

  return {
    sessions: data?.sessions,
    failure,
    reload,
    pending,
    endOne: ({ id, device }: ListedSession) => end(id, `${path}/${id}`, `${device.name} is signed out`),
    endOthers: () => end("others", path, "All other sessions are signed out"),
  };
}
