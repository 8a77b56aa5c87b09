"use client";

import type { FormEvent } from "react";
import { useReconfigure } from "@/components/setup/use-reconfigure";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { ForgotPasswordButton } from "./forgot-password-button";
import { LoginScreen } from "./login-screen";
import { useLogin } from "./use-login";

type LoginFormProps = {
  projectName: string;
  /** A path of this site, checked by the server. */
  returnUrl: string;
};

export function LoginForm({ projectName, returnUrl }: LoginFormProps) {
  const { form, submit, pending, failure, forgetFailure, typedCredentials } = useLogin(returnUrl);
  const reset = useReconfigure();
  const { errors, isValid } = form.formState;
  const busy = pending || reset.pending;

  function signIn(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    reset.forgetFailure();
    void submit();
  }

  function reconfigure() {
    forgetFailure();
    void reset.reconfigure(typedCredentials());
  }

  return (
    <LoginScreen title={projectName || "Admin Portal"}>
      <form noValidate method="post" onSubmit={signIn} className="grid gap-5">
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...form.register("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...form.register("password")} autoComplete="current-password" />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...form.register("rememberMe")} label="Remember me" />
          <ForgotPasswordButton />
        </div>
        {failure && <Notice tone="error">{failure}</Notice>}
        {reset.failure && <Notice tone="error">{reset.failure.message}</Notice>}
        <Button type="submit" size="lg" pending={pending} disabled={!isValid || reset.pending}>
          Sign in
        </Button>
      </form>
      <Button
        variant="quiet"
        size="sm"
        className="mt-8 justify-self-center text-ink-soft"
        pending={reset.pending}
        disabled={pending}
        onClick={reconfigure}
      >
        Reconfigure Application
      </Button>
    </LoginScreen>
  );
}
