"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FormProvider, useForm } from "react-hook-form";
import { NewPasswordField } from "@/components/accounts/password/new-password-field";
import { PinCard } from "@/components/accounts/pins/pin-card";
import { SignInWays } from "@/components/accounts/second-factor/sign-in-ways";
import { SessionsCard } from "@/components/accounts/sessions/sessions-card";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { notify } from "@/components/ui/toaster";
import type { SignInWays as Known } from "@/lib/accounts/second-factor/schema";
import { emailChange, passwordChange } from "@/lib/accounts/users/schema";
import { RequestError, request } from "@/lib/platform/http/client";

type EmailValues = { email: string; password: string };
type PasswordValues = { newPassword: string; password: string };

const EmailField: TextFieldOf<EmailValues> = FormTextField;
const PasswordField: TextFieldOf<PasswordValues> = FormTextField;

/** Sends a form to `path`, and shows what is refused at its fields. */
function useAccountForm<Values extends FieldValues>(
  path: string,
  done: string,
  form: ReturnType<typeof useForm<Values>>,
) {
  const [failure, setFailure] = useState("");
  const router = useRouter();
  const withPassword = useConfirmedIdentity();
  const submit = form.handleSubmit(async (body) => {
    setFailure("");
    try {
      const answer = await withPassword(() => request<object>(path, { method: "POST", body }));
      if (!answer) return;
      form.reset();
      notify.success(done, { description: "All other sessions are signed out." });
      router.refresh();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const fields = Object.entries(error.fields).filter(([name]) => name in form.getValues());
      for (const [name, message] of fields) form.setError(name as never, { message });
      if (fields.length === 0) setFailure(error.message);
    }
  });
  return { failure, submit };
}

/** One's own password and email address, what else one signs in with, and where one is signed in. */
export function AccountManager({ email, ways }: { email: string; ways: { ways: Known } | null }) {
  return (
    <div className="grid max-w-2xl gap-6">
      <PasswordCard email={email} />
      <EmailCard email={email} />
      <SignInWays initial={ways} email={email} />
      <PinCard />
      <SessionsCard />
    </div>
  );
}

function PasswordCard({ email }: { email: string }) {
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordChange),
    defaultValues: { password: "", newPassword: "" },
  });
  const { failure, submit } = useAccountForm("/account/password", "Your password is changed", form);
  usePortalAction("changePassword", () => form.setFocus("password"));
  return (
    <Card aria-labelledby="password-title">
      <FormProvider {...form}>
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <h2 id="password-title" className="text-lg">
            Password
          </h2>
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            name="password"
            label="Present password"
            autoComplete="current-password"
            render={(control) => <PasswordInput {...control} />}
          />
          <NewPasswordField name="newPassword" />
          {failure && <Notice tone="error">{failure}</Notice>}
          <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
            Change password
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}

function EmailCard({ email }: { email: string }) {
  const form = useForm<EmailValues>({
    resolver: zodResolver(emailChange),
    defaultValues: { email: "", password: "" },
  });
  const { failure, submit } = useAccountForm("/account/email", "Your email is changed", form);
  usePortalAction("changeEmail", () => form.setFocus("email"));
  return (
    <Card aria-labelledby="email-title">
      <FormProvider {...form}>
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <h2 id="email-title" className="text-lg">
            Email
          </h2>
          <p className="wrap-anywhere text-ink-soft text-sm">You sign in as {email}.</p>
          <EmailField name="email" label="New email" type="email" autoCapitalize="none" spellCheck={false} />
          <EmailField
            name="password"
            label="Your password"
            autoComplete="current-password"
            render={(control) => <PasswordInput {...control} />}
          />
          {failure && <Notice tone="error">{failure}</Notice>}
          <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
            Change email
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
