"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { NewPasswordField } from "@/components/accounts/password/new-password-field";
import { PinCard } from "@/components/accounts/pins/pin-card";
import { SignInWays } from "@/components/accounts/second-factor/sign-in-ways";
import { SessionsCard } from "@/components/accounts/sessions/sessions-card";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useAction } from "@/components/ui/use-action";
import type { SignInWays as Known } from "@/lib/accounts/second-factor/answers";
import { emailChange, passwordChange } from "@/lib/accounts/users/schema";
import { call } from "@/lib/api/call";

type EmailValues = { email: string; password: string };
type PasswordValues = { newPassword: string; password: string };

const EmailField: TextFieldOf<EmailValues> = FormTextField;
const PasswordField: TextFieldOf<PasswordValues> = FormTextField;

/** Sends a form, and shows refused fields at theirs. */
function useAccountForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<object>,
  done: string,
) {
  const router = useRouter();
  const { error, act } = useAction({ refusals: "inline" });
  const submit = form.handleSubmit(async (values) => {
    await act("save", () => send(values), {
      form,
      onDone() {
        form.reset();
        router.refresh();
      },
      done,
      toast: { description: "All other sessions are signed out." },
    });
  });
  return { failure: error, submit };
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
  const { failure, submit } = useAccountForm(
    form,
    (body) => call("POST /account/password", { body }),
    "Your password is changed",
  );
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
  const { failure, submit } = useAccountForm(
    form,
    (body) => call("POST /account/email", { body }),
    "Your email is changed",
  );
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
