"use client";

import type { Users } from "@/components/accounts/users/use-users";
import { Card, CardTitle } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Notice } from "@/components/ui/notice";
import { Switch } from "@/components/ui/switch";
import type { ListedUser } from "@/lib/accounts/user-answers";
import { type Role, roleNames, roles } from "@/lib/platform/access/permissions";

type FactorPolicyProps = { chosen: readonly Role[]; people: readonly ListedUser[]; users: Users };

/** A PIN at a paired device counts as two factors. */
const needsFactor = ({ state }: ListedUser) => state !== "pin-only";

const lacksFactor = ({ factors }: ListedUser) => !factors.app && factors.passkeys === 0;

const countOf = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Chooses the roles that need a second factor, and shows how many users lack one. */
export function FactorPolicy({ chosen, people: all, users }: FactorPolicyProps) {
  const people = all.filter(needsFactor);
  const confirm = useConfirm();
  const lacking = (role: Role) => people.filter((one) => one.role === role && lacksFactor(one)).length;

  async function choose(role: Role, isNeeded: boolean) {
    const count = lacking(role);
    const isSure = await confirm({
      isNeeded: isNeeded && count > 0,
      title: `Require a second factor of the role ${roleNames[role]}?`,
      content: `${countOf(count)} with this role must set one up before they can continue, which takes a minute.`,
      confirmLabel: "Require it",
    });
    if (!isSure) return;
    const others = chosen.filter((one) => one !== role);
    await users.requireSecondFactor(
      isNeeded ? [...others, role] : others,
      isNeeded ? "A second factor is required" : "A second factor is not required any more",
    );
  }

  function hintOf(role: Role): string {
    const members = people.filter((one) => one.role === role).length;
    if (members === 0) {
      return all.some((one) => one.role === role)
        ? "By PIN alone, at paired devices"
        : "Nobody has this role";
    }
    const without = lacking(role);
    return without === 0 ? "Everybody has one" : `${countOf(without)} of ${members} without one`;
  }

  return (
    <Card aria-labelledby="policy-title" className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle id="policy-title">Second factor</CardTitle>
        <p className="text-ink-soft text-sm">
          Roles that must sign in with a passkey, or with a code after the password. It takes effect at once,
          even for users who are signed in.
        </p>
      </div>
      {users.policyFailure && <Notice tone="error">{users.policyFailure}</Notice>}
      <div className="divide-y divide-line">
        {roles.map((role) => (
          <div key={role} className="py-2">
            <Switch
              label={roleNames[role]}
              hint={hintOf(role)}
              checked={chosen.includes(role)}
              onChange={(isNeeded) => void choose(role, isNeeded)}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
