"use client";

import { UserPlus } from "lucide-react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { SignInList } from "@/components/accounts/sessions/sign-in-list";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { Notice } from "@/components/ui/notice";
import { QrCode } from "@/components/ui/qr-code";
import { ShareButton } from "@/components/ui/share-button";
import type { UsersOverview } from "@/lib/accounts/user-answers";
import type { InviteInput } from "@/lib/accounts/users/schema";
import { roleTexts } from "@/lib/platform/access/descriptions";
import { AddStaff } from "./add-staff";
import { FactorPolicy } from "./factor-policy";
import { RoleSelect } from "./role-select";
import { type ShownLink, type Users, useUsers } from "./use-users";
import { UserItem } from "./user-item";

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

/** Shows a link to hand over, once. */
function LinkNotice({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Notice tone="success" title={`A link for ${link.email}`} onDismiss={onClose}>
      <p>
        {link.isMailed ? "It is sent by email. " : "Send it to them yourself. "}
        Anyone who opens it can choose the password of this account. It works once, within 24 hours, and is
        shown only now.
      </p>
      <div className="mt-3 flex w-full flex-wrap items-center gap-5">
        <QrCode code={link.qr} label="The link as a QR code" className="size-40" />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <Field label="Link" hint="Or let them point their phone’s camera at the code.">
            <Input readOnly value={link.url} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
          <div className="flex flex-wrap items-center gap-2">
            <ShareButton title={`Choose a password for ${link.email}`} url={link.url} />
            <CopyButton label="Copy link" text={() => link.url} />
          </div>
        </div>
      </div>
    </Notice>
  );
}
