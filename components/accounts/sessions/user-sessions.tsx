"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListedUser, SessionsAnswer } from "@/lib/accounts/users/schema";
import { SessionItem } from "./session-item";
import { useSessions } from "./use-sessions";

type UserSessionsProps = {
  id: string;
  user: ListedUser;
  /** Given everybody, as they are after a session was ended. */
  onChange: (users: ListedUser[]) => void;
};

/** Where a user is signed in, for owners. */
export function UserSessions({ id, user, onChange }: UserSessionsProps) {
  const path = `/users/${user.id}/sessions`;
  const { sessions, failure, reload, pending, endOne } = useSessions<
    SessionsAnswer & { users: ListedUser[] }
  >(path, ({ users }) => onChange(users));
  return (
    <div id={id} className="rounded-inner border border-line bg-sunken px-4 md:col-span-2">
      {failure && <RetryNotice title="The sessions could not be loaded" onRetry={reload} />}
      {!sessions && !failure && <Skeleton className="my-4 h-16 rounded-inner" />}
      {sessions?.length === 0 && <p className="py-4 text-ink-soft text-sm">Signed in nowhere.</p>}
      <ul className="divide-y divide-line" aria-label={`Where ${user.email} is signed in`}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            pending={pending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
    </div>
  );
}
