"use client";

import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { useAction } from "@/components/ui/use-action";
import type { LoginInput } from "@/lib/accounts/schema";
import { RequestError } from "@/lib/platform/http/client";
import { type SecondStep, usePasswordSignIn } from "./use-password-sign-in";

const resolver = schemaOnDemand(async () => (await import("@/lib/accounts/schema")).loginInput, {
  onceUsed: true,
});

const LOGIN_FAILED = "Invalid email or password. Please try again.";

/** The sign-in form. Its fields have no default values, so that what was entered before hydration is kept. */
export function useLogin(returnUrl: string) {
  const { status } = useSession();
  /** The step after the password; null before it is known. */
  const [needs, setNeeds] = useState<SecondStep | null>(null);
  const signInWith = usePasswordSignIn();
  const form = useForm<LoginInput>({ resolver, mode: "onTouched" });
  const { pending, error, clearError, act } = useAction({
    refusals: "inline",
    onRefused: () => form.setFocus("password"),
  });

  useEffect(() => {
    if (status === "signed-in") window.location.replace(returnUrl);
  }, [status, returnUrl]);

  const submit = form.handleSubmit(async (input) => {
    await act("sign in", async () => ({ more: await signInWith(input) }), {
      onDone: ({ more }) => setNeeds(more),
      leaves: ({ more }) => more === null,
      explain: describeLoginFailure,
    });
  });

  /** Returns the typed credentials; empty if invalid. */
  function typedCredentials() {
    const { email, password } = form.getValues();
    return form.formState.isValid ? { email: email.trim(), password } : {};
  }

  /** Returns the typed email address; null if invalid, with an error at the field. */
  async function typedEmail() {
    if (await form.trigger("email", { shouldFocus: true })) return form.getValues("email").trim();
    return null;
  }

  /** Signs in with the typed credentials and a code. @throws RequestError */
  async function submitCode(code: string) {
    await signInWith({ ...form.getValues(), code });
  }

  const backToPassword = () => setNeeds(null);
  const step = { needs, submitCode, backToPassword };
  return {
    form,
    submit,
    pending: pending !== null,
    failure: error,
    clearFailure: clearError,
    typedCredentials,
    typedEmail,
    step,
  };
}

function describeLoginFailure(error: unknown): string {
  if (!(error instanceof RequestError)) return LOGIN_FAILED;
  return error.status === 0 ? error.message : (error.serverMessage ?? LOGIN_FAILED);
}
