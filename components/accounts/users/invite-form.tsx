"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { UserPlus } from "lucide-react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { type InviteInput, inviteInput } from "@/lib/accounts/users/schema";
import { roleTexts } from "@/lib/platform/access/permissions";
import { RoleSelect } from "./role-select";
import type { Users } from "./use-users";

const TextField: TextFieldOf<InviteInput> = FormTextField;

export function InviteForm({ users: { invite, inviteFailure } }: { users: Users }) {
  const form = useForm<InviteInput>({
    resolver: zodResolver(inviteInput),
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
