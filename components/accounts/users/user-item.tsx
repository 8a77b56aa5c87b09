"use client";

import { ChevronDown, KeyRound, Link2, LogOut, ShieldCheck, ShieldOff, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { useConfirm } from "@/components/ui/dialog-provider";
import { IconButton } from "@/components/ui/icon-button";
import { MomentTime } from "@/components/ui/moment-time";
import { onDemand } from "@/components/ui/on-demand";
import { Loading } from "@/components/ui/spinner";
import type { ListedUser } from "@/lib/accounts/user-answers";
import { type Role, roleNames } from "@/lib/platform/access/permissions";
import { RoleSelect } from "./role-select";
import { nameOf, type Users } from "./use-users";

const UserSessions = onDemand(
  async () => (await import("@/components/accounts/sessions/user-sessions")).UserSessions,
  <Loading label="Loading..." />,
);

const NewPinDialog = onDemand(
  async () => (await import("@/components/accounts/pins/new-pin-dialog")).NewPinDialog,
  null,
);

/** Such as "app and 2 passkeys". */
function describeFactors({ factors: { app, passkeys } }: ListedUser): string {
  const keys = passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`;
  return [app && "app", passkeys > 0 && keys].filter(Boolean).join(" and ");
}

const stateWords: Record<ListedUser["state"], string> = {
  active: "Active",
  invited: "Invited",
  "pin-only": "Kitchen PIN",
};

/** A user, with the actions for owners. */
export function UserItem({ user, users, isSelf }: { user: ListedUser; users: Users; isSelf: boolean }) {
  const confirm = useConfirm();
  const { role, state, sessions, factors } = user;
  const name = nameOf(user);
  const isByPin = state === "pin-only";
  const hasFactor = factors.app || factors.passkeys > 0;
  const [isOpen, setOpen] = useState(false);
  const [setsPin, setSetsPin] = useState(false);
  const sessionsId = useId();

  async function changeRole(to: Role) {
    const isSure = await confirm({
      title: `Make ${name} ${roleNames[to]}?`,
      content: (
        <p>
          {isSelf
            ? "You lose what the new role may not do, at once."
            : "It takes effect at once, on all their devices."}
        </p>
      ),
      confirmLabel: "Change role",
    });
    if (isSure) users.setRole(user, to);
  }

  async function removeSecondFactor() {
    const isSure = await confirm({
      title: `Remove the second factor of ${name}?`,
      content: (
        <p>
          Their authenticator app, passkeys and recovery codes are removed, and they are signed out. They sign
          in with only the password, and set up new ones. Make sure that the request is from them.
        </p>
      ),
      confirmLabel: "Remove second factor",
      tone: "danger",
    });
    if (isSure) users.removeSecondFactor(user);
  }

  async function remove() {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      content: <p>They are signed out at once and can’t sign in any more. What they made stays.</p>,
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!isSure) return;
    users.remove(user);
    document.getElementById("people-title")?.focus();
  }

  return (
    <li aria-label={name} className="grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="wrap-anywhere font-semibold">
            {name}
          </span>
          {isSelf && <Badge>You</Badge>}
          <Badge tone={state === "invited" ? "brass" : "brand"}>{stateWords[state]}</Badge>
          {hasFactor && (
            <Badge title={describeFactors(user)}>
              <ShieldCheck aria-hidden="true" />
              Second factor
              <span className="sr-only">: {describeFactors(user)}</span>
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {user.lastSignInAt ? (
            <>
              Last sign-in <MomentTime at={user.lastSignInAt} />
            </>
          ) : state !== "active" ? (
            "Has not signed in yet"
          ) : (
            "No sign-in is recorded"
          )}
          {sessions > 0 && (
            <>
              {" · "}
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={sessionsId}
                className="-my-2 inline-flex min-h-11 items-center gap-0.5 rounded-control font-semibold text-brand-ink underline-offset-4 hover:underline md:min-h-9"
                onClick={() => setOpen(!isOpen)}
              >
                {sessions === 1 ? "1 session" : `${sessions} sessions`}
                <ChevronDown
                  aria-hidden="true"
                  className={classes("size-4 transition-transform", isOpen && "rotate-180")}
                />
              </button>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isByPin && (
          <RoleSelect
            aria-label={`Role of ${name}`}
            className="w-36"
            value={role}
            disabled={users.isPending("role", user)}
            onChange={({ currentTarget }) => void changeRole(currentTarget.value as Role)}
          />
        )}
        {isByPin && (
          <Button variant="secondary" size="sm" onClick={() => setSetsPin(true)}>
            <KeyRound aria-hidden="true" />
            New PIN
          </Button>
        )}
        {!isSelf && !isByPin && (
          <Button
            variant="secondary"
            size="sm"
            pending={users.isPending("link", user)}
            onClick={() => void users.makeLink(user)}
          >
            <Link2 aria-hidden="true" />
            <span className="max-sm:sr-only">{state === "invited" ? "New link" : "Reset link"}</span>
          </Button>
        )}
        <IconButton
          icon={LogOut}
          label={isSelf ? "Sign out your other sessions" : `Sign out ${name} everywhere`}
          disabled={sessions <= (isSelf ? 1 : 0)}
          onClick={() => users.signOut(user)}
        />
        {!isSelf && hasFactor && (
          <IconButton
            icon={ShieldOff}
            label={`Remove the second factor of ${name}`}
            disabled={users.isPending("second-factor", user)}
            onClick={() => void removeSecondFactor()}
          />
        )}
        {!isSelf && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={() => void remove()} />}
      </div>
      {setsPin && (
        <NewPinDialog
          name={name}
          failure={users.newPinFailure}
          onSave={async (pin, form) => (await users.setPin(user, pin, form)) !== null}
          onClose={() => {
            setSetsPin(false);
            users.clearNewPinFailure();
          }}
        />
      )}
      {isOpen && <UserSessions id={sessionsId} user={user} onChange={users.show} />}
    </li>
  );
}
