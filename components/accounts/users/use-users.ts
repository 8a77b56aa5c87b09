"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { NewPin } from "@/components/accounts/pins/new-pin-dialog";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import type { PinInput } from "@/lib/accounts/pins/schema";
import type { ListedUser, MadeLink, UsersOverview } from "@/lib/accounts/user-answers";
import type { InviteInput } from "@/lib/accounts/users/schema";
import { call } from "@/lib/api/call";
import type { Role } from "@/lib/platform/access/permissions";
import { useSiteAddress } from "./use-site-address";

/** A new link and its user's email address. */
export type ShownLink = MadeLink & { email: string };

/** Returns what a user is called: the email address, or the name of a person who signs in by PIN alone. */
export const nameOf = ({ email, pinName }: ListedUser): string => email ?? pinName ?? "Somebody";

/** Names the API tokens that signing a user out leaves working. */
function whatStays({ apiTokens }: ListedUser): string {
  if (apiTokens === 0) return "";
  const tokens = apiTokens === 1 ? "API token goes" : `${apiTokens} API tokens go`;
  return ` Their ${tokens} on working: revoke ${apiTokens === 1 ? "it" : "them"} in the API tab.`;
}

/** Lists all users, and changes them. */
export function useUsers(initial: UsersOverview | null) {
  const { data, failure, reload, change } = useCall("GET /users", { initial, keepsUp: true });
  const [link, setLink] = useState<ShownLink | null>(null);
  const { pending, act } = useAction({ onRefused: reload });
  const invitation = useAction({ refusals: "inline" });
  const staff = useAction({ refusals: "inline" });
  const newPin = useAction({ refusals: "inline" });
  const policy = useAction({ refusals: "inline" });
  const withSiteAddress = useSiteAddress();

  const show = (users: ListedUser[]) => change((known) => ({ ...known, users }));
  const showAnswer = ({ users }: { users: ListedUser[] }) => show(users);
  const paramsOf = ({ id }: ListedUser) => ({ params: { id } });

  return {
    data,
    failure,
    reload,
    link,
    /** Shows the users in the answer of another call. */
    show,
    closeLink: () => setLink(null),
    isPending: (what: string, { id }: ListedUser) => pending === `${what} ${id}`,
    inviteFailure: invitation.error,
    invite: (body: InviteInput, form: UseFormReturn<InviteInput>) =>
      invitation.act("invite", () => withSiteAddress(() => call("POST /users", { body })), {
        form,
        onDone(answer) {
          show(answer.users);
          setLink({ ...answer.link, email: body.email });
        },
      }),
    staffFailure: staff.error,
    addStaff: (body: PinInput, form: UseFormReturn<PinInput>) =>
      staff.act("add", () => call("POST /users/staff", { body }), {
        form,
        onDone: showAnswer,
        done: `${body.name} is added, and can sign in at paired devices`,
      }),
    newPinFailure: newPin.error,
    clearNewPinFailure: newPin.clearError,
    setPin: (user: ListedUser, body: NewPin, form: UseFormReturn<NewPin>) =>
      newPin.act("set", () => call("POST /users/{id}/pin", { ...paramsOf(user), body }), {
        form,
        onDone: showAnswer,
        done: `The PIN of ${nameOf(user)} is set`,
      }),
    setRole: (user: ListedUser, role: Role) =>
      void act(
        `role ${user.id}`,
        () => call("POST /users/{id}/role", { ...paramsOf(user), body: { role } }),
        { onDone: showAnswer, done: `The role of ${nameOf(user)} is changed` },
      ),
    makeLink: (user: ListedUser) =>
      act(`link ${user.id}`, () => withSiteAddress(() => call("POST /users/{id}/link", paramsOf(user))), {
        onDone: (answer) => setLink({ ...answer.link, email: nameOf(user) }),
      }),
    signOut: (user: ListedUser) =>
      void act(`sign-out ${user.id}`, () => call("POST /users/{id}/sign-out", paramsOf(user)), {
        onDone: showAnswer,
        done: `${nameOf(user)} is signed out.${whatStays(user)}`,
      }),
    removeSecondFactor: (user: ListedUser) =>
      void act(`second-factor ${user.id}`, () => call("DELETE /users/{id}/second-factor", paramsOf(user)), {
        onDone: showAnswer,
        done: `${nameOf(user)} signs in by the password alone now`,
      }),
    policyFailure: policy.error,
    requireSecondFactor: (roles: Role[], done: string) =>
      policy.act("roles", () => call("POST /users/second-factor-roles", { body: { roles } }), {
        onDone: ({ secondFactorRoles }) => change((known) => ({ ...known, secondFactorRoles })),
        done,
      }),
    remove: (user: ListedUser) =>
      void act(`remove ${user.id}`, () => call("DELETE /users/{id}", paramsOf(user)), {
        onDone: showAnswer,
        done: `${nameOf(user)} is removed`,
      }),
  };
}

export type Users = ReturnType<typeof useUsers>;
