"use client";

import { useState } from "react";
import { useRecentSignIn } from "@/components/accounts/sessions/recent-sign-in";
import { useRead } from "@/components/ui/use-read";
import type { InviteInput, ListedUser, MadeLink, UsersAnswer } from "@/lib/accounts/users/schema";
import type { Role } from "@/lib/platform/access/permissions";
import { request } from "@/lib/platform/http/client";
import { useListActions } from "./use-list-actions";
import { useSiteAddress } from "./use-site-address";

const list = "/users";

type Changed = { users?: ListedUser[]; link?: MadeLink };
type Invited = Required<Changed>;
/** A link that was just made, and for whom. */
export type ShownLink = MadeLink & { email: string };

/** Names the API tokens that signing a user out leaves working. */
function whatStays({ apiTokens }: ListedUser): string {
  if (apiTokens === 0) return "";
  const tokens = apiTokens === 1 ? "API token goes" : `${apiTokens} API tokens go`;
  return ` Their ${tokens} on working: revoke ${apiTokens === 1 ? "it" : "them"} in the API tab.`;
}

/** Everybody with an account, and what an owner can do about them. */
export function useUsers(initial: UsersAnswer | null) {
  const { data, failure, reload, change } = useRead<UsersAnswer>(list, { initial, keepsUp: true });
  const [link, setLink] = useState<ShownLink | null>(null);

  const show = (users: ListedUser[]) => change((known) => ({ ...known, users }));

  const { pending, act } = useListActions<Changed>({ show: ({ users }) => users && show(users), reload });
  const withPassword = useRecentSignIn();
  const withSiteAddress = useSiteAddress();

  /** Does something to a user, whose address `call` is given. */
  const actOn = (
    { id }: ListedUser,
    what: string,
    call: (path: string) => Promise<Changed | null>,
    done?: string,
  ) => act(`${what} ${id}`, () => call(`${list}/${id}`), done);

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
      const answer = await withSiteAddress(() =>
        withPassword(() => request<Invited>(list, { method: "POST", body: input })),
      );
      if (!answer) return false;
      show(answer.users);
      setLink({ ...answer.link, email: input.email });
      return true;
    },
    setRole: (user: ListedUser, role: Role) =>
      void actOn(
        user,
        "role",
        (path) => request(`${path}/role`, { method: "POST", body: { role } }),
        `The role of ${user.email} is changed`,
      ),
    async makeLink(user: ListedUser) {
      const answer = await actOn(user, "link", (path) =>
        withSiteAddress(() => request<Changed>(`${path}/link`, { method: "POST" })),
      );
      if (answer?.link) setLink({ ...answer.link, email: user.email });
    },
    signOut: (user: ListedUser) =>
      void actOn(
        user,
        "sign-out",
        (path) => request(`${path}/sign-out`, { method: "POST" }),
        `${user.email} is signed out.${whatStays(user)}`,
      ),
    removeSecondFactor: (user: ListedUser) =>
      void actOn(
        user,
        "second-factor",
        (path) => request(`${path}/second-factor`, { method: "DELETE" }),
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
      void actOn(user, "remove", (path) => request(path, { method: "DELETE" }), `${user.email} is removed`),
  };
}

export type Users = ReturnType<typeof useUsers>;
