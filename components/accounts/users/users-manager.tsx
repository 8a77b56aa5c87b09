"use client";

import { UserPlus } from "lucide-react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { SignInList } from "@/components/accounts/sessions/sign-in-list";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import type { UsersOverview } from "@/lib/accounts/user-answers";
import type { InviteInput } from "@/lib/accounts/users/schema";
import { roleTexts } from "@/lib/platform/access/descriptions";
import { AddStaff } from "./add-staff";
import { FactorPolicy } from "./factor-policy";
import { RoleSelect } from "./role-select";
import { type Users, useUsers } from "./use-users";
import { UserItem } from "./user-item";

const LinkNotice = onDemand(async () => (await import("./link-notice")).LinkNotice, null);

type UsersManagerProps = {
  initial: UsersOverview | null;
  /** Id of the signed-in user. */
  ownId: string;
};

/** Manages users. `initial` is null if the server could not read them. */
export function UsersManager({ initial, ownId }: UsersManagerProps) {
  const users = useUsers(initial);
  const { data, link } = users;
  if (!data) return <ManagerFailed title="The users could not be loaded" />;
  return (
    <div className="grid max-w-4xl gap-6">
      <AddStaff users={users} />
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

const TextField: TextFieldOf<InviteInput> = FormTextField;

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/users/schema")).inviteInput);

function InviteForm({ users: { invite, inviteFailure } }: { users: Users }) {
  const form = useForm<InviteInput>({
    resolver,
    defaultValues: { email: "", role: "editor" },
  });
  const { control, formState, register } = form;
  const role = useWatch({ control, name: "role" });
  usePortalAction("invite", () => form.setFocus("email"));

  const submit = form.handleSubmit(async (input) => {
    if (await invite(input, form)) form.reset();
  });

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <TextField name="email" label="Email" type="email" autoCapitalize="none" spellCheck={false} />
          <Field label="Role" hint={roleTexts[role]}>
            <RoleSelect {...register("role")} />
          </Field>
        </div>
        {inviteFailure && <Notice tone="error">{inviteFailure}</Notice>}
        <Button type="submit" className="sm:justify-self-start" pending={formState.isSubmitting}>
          <UserPlus aria-hidden="true" />
          Invite
        </Button>
      </form>
    </FormProvider>
  );
}
