"use client";

import { useState } from "react";
import { useRecentSignIn } from "@/components/auth/recent-sign-in";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import { useRead } from "@/components/ui/use-read";
import type { Role } from "@/lib/auth/permissions";
import { RequestError, request } from "@/lib/http/client";
import type { InviteInput, ListedUser, MadeLink, UsersAnswer } from "@/lib/users/schema";

const list = "/users";

type Changed = { users?: ListedUser[]; link?: MadeLink };
/** A link that was just made, and for whom. */
export type ShownLink = MadeLink & { email: string };

/** Everybody with an account, and what an owner can do about them. */
export function useUsers(initial: UsersAnswer | null) {
  const { data, failure, reload, change } = useRead<UsersAnswer>(list, { initial, keepsUp: true });
  const [link, setLink] = useState<ShownLink | null>(null);
  const { pending, run } = usePending<string>();
  const withPassword = useRecentSignIn();

  const show = (users: ListedUser[]) => change((known) => ({ ...known, users }));

  async function send(path: string, method: "POST" | "DELETE", body?: unknown): Promise<Changed | null> {
    const answer = await withPassword(() => request<Changed>(path, { method, body }));
    const users = answer?.users;
    if (users) show(users);
    return answer;
  }

  /** Does something to a user, and tells how it went. */
  const act = (
    { id, email }: ListedUser,
    what: string,
    call: (path: string) => Promise<Changed | null>,
    done?: string,
  ) =>
    run(`${what} ${id}`, async () => {
      try {
        const answer = await call(`${list}/${id}`);
        if (answer?.link) setLink({ ...answer.link, email });
        if (answer && done) notify.success(done);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        notify.error(error.message);
        reload();
      }
    });

  return {
    data,
    failure,
    reload,
    link,
    /** Shows everybody as another call answered. */
    show,
    closeLink: () => setLink(null),
    isPending: (what: string, { id }: ListedUser) => pending === `${what} ${id}`,
    /** @throws RequestError where it is refused */
    async invite(input: InviteInput): Promise<boolean> {
      const answer = await send(list, "POST", input);
      if (answer?.link) setLink({ ...answer.link, email: input.email });
      return answer !== null;
    },
    setRole: (user: ListedUser, role: Role) =>
      void act(
        user,
        "role",
        (path) => send(`${path}/role`, "POST", { role }),
        `The role of ${user.email} is changed`,
      ),
    makeLink: (user: ListedUser) => void act(user, "link", (path) => send(`${path}/link`, "POST")),
    signOut: (user: ListedUser) =>
      void act(user, "sign-out", (path) => send(`${path}/sign-out`, "POST"), `${user.email} is signed out`),
    removeSecondFactor: (user: ListedUser) =>
      void act(
        user,
        "second-factor",
        (path) => send(`${path}/second-factor`, "DELETE"),
        `${user.email} signs in by the password alone now`,
      ),
    /** @throws RequestError where it is refused */
    async requireSecondFactor(roles: Role[]): Promise<boolean> {
      const answer = await withPassword(() =>
        request<{ secondFactorRoles: Role[] }>(`${list}/second-factor-roles`, {
          method: "POST",
          body: { roles },
        }),
      );
      if (answer) change((known) => ({ ...known, secondFactorRoles: answer.secondFactorRoles }));
      return answer !== null;
    },
    remove: (user: ListedUser) =>
      void act(user, "remove", (path) => send(path, "DELETE"), `${user.email} is removed`),
  };
}

export type Users = ReturnType<typeof useUsers>;
