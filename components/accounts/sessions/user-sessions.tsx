"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { ListedSession, ListedUser } from "@/lib/accounts/user-answers";
import { call } from "@/lib/api/call";
import { SessionItem } from "./session-item";

type UserSessionsProps = {
  id: string;
  user: ListedUser;
  /** Receives all users after a session was ended. */
  onChange: (users: ListedUser[]) => void;
};

/** Lists a user's sessions, for owners. */
export function UserSessions({ id, user, onChange }: UserSessionsProps) {
  const { data, failure, reload, change } = useCall("GET /users/{id}/sessions", {
    params: { id: user.id },
    keepsUp: true,
  });
  const { pending, act } = useAction({ onRefused: reload });
  const sessions = data?.sessions;

  const end = ({ id: session, device }: ListedSession) =>
    act(session, () => call("DELETE /users/{id}/sessions/{session}", { params: { id: user.id, session } }), {
      onDone({ sessions, users }) {
        change(() => ({ sessions }));
        onChange(users);
      },
      done: `${device.name} is signed out`,
    });

  return (
    <div id={id} className="rounded-inner border border-line bg-sunken px-4 md:col-span-2">
      {failure && <RetryNotice title="The sessions could not be loaded" onRetry={reload} />}
      {!sessions && !failure && <Skeleton className="my-4 h-16 rounded-inner" />}
      {sessions?.length === 0 && <p className="py-4 text-ink-soft text-sm">Signed in nowhere.</p>}
      <ul className="divide-y divide-line" aria-label={`Where ${user.email ?? user.pinName} is signed in`}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            pending={pending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
    </div>
  );
}
