"use client";

import { FactorPolicy } from "@/components/accounts/second-factor/factor-policy";
import { SignInList } from "@/components/accounts/sessions/sign-in-list";
import { Card, CardTitle } from "@/components/ui/card";
import { ManagerFailed } from "@/components/ui/manager-failed";
import type { UsersOverview } from "@/lib/accounts/users/answers";
import { InviteForm } from "./invite-form";
import { LinkNotice } from "./link-notice";
import { useUsers } from "./use-users";
import { UserItem } from "./user-item";

type UsersManagerProps = {
  initial: UsersOverview | null;
  /** Who looks at the list. */
  ownId: string;
};

/** Who may sign in, and with which role. `initial` is null where the server could not read it. */
export function UsersManager({ initial, ownId }: UsersManagerProps) {
  const users = useUsers(initial);
  const { data, link } = users;
  if (!data) return <ManagerFailed title="The users could not be loaded" />;
  return (
    <div className="grid max-w-4xl gap-6">
      <Card aria-labelledby="invite-title" className="grid gap-4">
        <CardTitle id="invite-title">Invite somebody</CardTitle>
        <InviteForm users={users} />
        {link && <LinkNotice link={link} onClose={users.closeLink} />}
      </Card>
      <Card aria-labelledby="people-title" padding="rows">
        <CardTitle id="people-title" tabIndex={-1} className="pt-4 pb-2">
          People
        </CardTitle>
        <ul className="divide-y divide-line">
          {data.users.map((user) => (
            <UserItem key={user.id} user={user} users={users} isSelf={user.id === ownId} />
          ))}
        </ul>
      </Card>
      <FactorPolicy chosen={data.secondFactorRoles} people={data.users} users={users} />
      <SignInList initial={{ signIns: data.signIns, next: data.signInsNext }} />
    </div>
  );
}
