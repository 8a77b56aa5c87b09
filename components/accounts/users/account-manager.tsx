"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { NewPasswordField } from "@/components/accounts/password/new-password-field";
import { PinCard } from "@/components/accounts/pins/pin-card";
import { useMay } from "@/components/accounts/role";
import { SignInWays } from "@/components/accounts/second-factor/sign-in-ways";
import { SessionsCard } from "@/components/accounts/sessions/sessions-card";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useAction } from "@/components/ui/use-action";
import type { SignInWays as Known } from "@/lib/accounts/second-factor/answers";
import { call } from "@/lib/api/call";

const PushCard = dynamic(async () => (await import("@/components/push/push-card")).PushCard);

type EmailValues = { email: string; password: string };
type PasswordValues = { newPassword: string; password: string };

const EmailField: TextFieldOf<EmailValues> = FormTextField;
const PasswordField: TextFieldOf<PasswordValues> = FormTextField;

/** Edits the user's own password, email address, second factors, PIN and sessions. */
export function AccountManager({ email, ways }: { email: string; ways: { ways: Known } | null }) {
  const readsOrders = useMay("orders:read");
  return (
    <div className="grid max-w-2xl gap-6">
      <PasswordCard email={email} />
      <EmailCard email={email} />
      <SignInWays initial={ways} email={email} />
      <PinCard />
      <SessionsCard />
      {readsOrders && <PushCard />}
    </div>
  );
}

type AccountFormProps<Values extends FieldValues> = {
  titleId: string;
  title: string;
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<object>;
  /** The message after saving. */
  done: string;
  saveLabel: string;
  children: ReactNode;
};

/** A form of the account; saving it signs out all other sessions. */
function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { titleId, title, form, send, done, saveLabel, children } = props;
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
  return (
    <Card aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <CardTitle id={titleId}>{title}</CardTitle>
          {children}
          {error && <Notice tone="error">{error}</Notice>}
          <Button type="submit" className="sm:justify-self-start" pending={form.formState.isSubmitting}>
            {saveLabel}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}

const loadSchemas = () => import("@/lib/accounts/users/schema");
const passwordResolver = schemaOnDemand(async () => (await loadSchemas()).passwordChange);
const emailResolver = schemaOnDemand(async () => (await loadSchemas()).emailChange);

function PasswordCard({ email }: { email: string }) {
  const form = useForm<PasswordValues>({
    resolver: passwordResolver,
    defaultValues: { password: "", newPassword: "" },
  });
  usePortalAction("changePassword", () => form.setFocus("password"));
  return (
    <AccountForm
      titleId="password-title"
      title="Password"
      form={form}
      send={(body) => call("POST /account/password", { body })}
      done="Your password is changed"
      saveLabel="Change password"
    >
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label="Present password"
        autoComplete="current-password"
        render={(control) => <PasswordInput {...control} />}
      />
      <NewPasswordField name="newPassword" />
    </AccountForm>
  );
}

function EmailCard({ email }: { email: string }) {
  const form = useForm<EmailValues>({
    resolver: emailResolver,
    defaultValues: { email: "", password: "" },
  });
  usePortalAction("changeEmail", () => form.setFocus("email"));
  return (
    <AccountForm
      titleId="email-title"
      title="Email"
      form={form}
      send={(body) => call("POST /account/email", { body })}
      done="Your email is changed"
      saveLabel="Change email"
    >
      <p className="wrap-anywhere text-ink-soft text-sm">You sign in as {email}.</p>
      <EmailField name="email" label="New email" type="email" autoCapitalize="none" spellCheck={false} />
      <EmailField
        name="password"
        label="Your password"
        autoComplete="current-password"
        render={(control) => <PasswordInput {...control} />}
      />
    </AccountForm>
  );
}
