"use client";

import { KeyRound } from "lucide-react";
import type { FormEvent } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { LoginInput } from "@/lib/accounts/schema";
import { LoginScreen } from "../login-screen";
import { CodeStep } from "./code-step-on-demand";
import { ForgotPasswordButton } from "./forgot-password-button";
import { useLogin } from "./use-login";
import { usePasskeySignIn } from "./use-passkey-sign-in";
import { useReconfigure } from "./use-reconfigure";

const TextField: TextFieldOf<LoginInput> = FormTextField;

/** Before hydration the button takes presses, and looks disabled as long as a field shows its empty placeholder. */
const disabledWhileEmpty =
  "group-has-placeholder-shown:bg-line group-has-placeholder-shown:text-ink-soft group-has-placeholder-shown:shadow-none";

type LoginFormProps = {
  projectName: string;
  /** A path of this site, checked by the server. */
  returnUrl: string;
  /** True if a link to choose a new password can be sent by mail. */
  mailsLinks: boolean;
  /** The origin of the site's passkeys; null if it can have none. */
  passkeyOrigin: string | null;
};

export function LoginForm({ projectName, returnUrl, mailsLinks, passkeyOrigin }: LoginFormProps) {
  const login = useLogin(returnUrl);
  const { form, submit, pending, failure, typedCredentials, typedEmail, step } = login;
  const reset = useReconfigure();
  const passkey = usePasskeySignIn({
    origin: passkeyOrigin,
    remember: () => form.getValues("rememberMe") === true,
    hasField: step.needs === null,
  });
  const { isValid, isDirty } = form.formState;
  const hydrated = useHydrated();
  // Its schema is still loading: a press submits it, which validates it.
  const isTypedEarly = hydrated && !isDirty && form.getValues(["email", "password"]).every(Boolean);
  const busy = pending || reset.pending || passkey.pending;

  function begin(action: () => Promise<unknown>) {
    for (const other of [login, reset, passkey]) other.clearFailure();
    void action();
  }

  function signIn(event: FormEvent) {
    event.preventDefault();
    if (!busy) begin(submit);
  }

  if (step.needs) {
    return (
      <LoginScreen title={projectName || "Admin Portal"} text="One more step to sign in.">
        <CodeStep
          needs={step.needs}
          email={form.getValues("email")}
          passkey={passkey}
          onCode={step.submitCode}
          onBack={step.backToPassword}
        />
      </LoginScreen>
    );
  }

  return (
    <LoginScreen title={projectName || "Admin Portal"}>
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={signIn} className="group grid gap-5">
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            placeholder=" "
          />
          <TextField
            name="password"
            label="Password"
            autoComplete="current-password"
            placeholder=" "
            render={(control) => <PasswordInput {...control} />}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox {...form.register("rememberMe")} label="Remember me" />
            <ForgotPasswordButton mailsLinks={mailsLinks} typedEmail={typedEmail} />
          </div>
          {failure && <Notice tone="error">{failure}</Notice>}
          {passkey.failure && <Notice tone="error">{passkey.failure}</Notice>}
          {reset.failure && <Notice tone="error">{reset.failure.message}</Notice>}
          <Button
            type="submit"
            size="lg"
            pending={pending}
            disabled={hydrated && ((!isValid && !isTypedEarly) || reset.pending)}
            className={hydrated ? undefined : disabledWhileEmpty}
          >
            Sign in
          </Button>
          {passkey.isPossible && (
            <Button
              variant="secondary"
              size="lg"
              pending={passkey.pending}
              disabled={pending}
              onClick={() => begin(passkey.start)}
            >
              {!passkey.pending && <KeyRound aria-hidden="true" />}
              Sign in with a passkey
            </Button>
          )}
        </form>
      </FormProvider>
      <Button
        variant="quiet"
        size="sm"
        className="mt-10 justify-self-center font-normal! text-ink-soft text-xs!"
        pending={reset.pending}
        disabled={pending}
        onClick={() => begin(() => reset.reconfigure(typedCredentials))}
      >
        Reconfigure Application
      </Button>
    </LoginScreen>
  );
}
