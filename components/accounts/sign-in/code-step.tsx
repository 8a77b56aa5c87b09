"use client";

import { ArrowLeft, KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CodeField } from "@/components/accounts/second-factor/code-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import type { PasskeySignIn } from "./use-passkey-sign-in";

type CodeStepProps = {
  /** The factors that the account requires after the password. */
  needs: "code" | "passkey";
  email: string;
  passkey: PasskeySignIn;
  /** Signs in with the password and this code. @throws RequestError */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
};

const isComplete = (typed: string) => /^\d{6}$/.test(typed.replace(/\s/g, ""));

/** The step after the password: a code of the app, a passkey, or a recovery code. */
export function CodeStep({ needs, email, passkey, onCode, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<"app" | "recovery">(needs === "code" ? "app" : "recovery");
  const [error, setError] = useState<string>();
  const { pending, error: failure, clearError, act } = useAction({ refusals: "inline" });
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.elements.namedItem("code") as HTMLInputElement | null;
  const isApp = kind === "app";

  useEffect(() => {
    // A phone's keyboard would cover the button for the passkey.
    if (kind === "app" || needs === "code") form.current?.querySelector("input")?.focus();
  }, [kind, needs]);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (pending || passkey.pending) return;
    const typed = field()?.value.trim() ?? "";
    passkey.clearFailure();
    clearError();
    if (typed === "" || (isApp && !isComplete(typed))) {
      setError(isApp ? "Enter the 6 digits that the app shows" : "Enter one of your recovery codes");
      field()?.focus();
      return;
    }
    setError(undefined);
    await act("sign in", () => onCode(typed), {
      leaves: true,
      showRefusal({ fields }) {
        setError(fields.code);
        field()?.select();
        return fields.code !== undefined;
      },
    });
  }

  function switchTo(other: typeof kind) {
    setError(undefined);
    clearError();
    setKind(other);
  }

  const passkeyButton = passkey.isPossible && (
    <Button
      variant={needs === "passkey" ? "primary" : "secondary"}
      size="lg"
      pending={passkey.pending}
      onClick={() => {
        clearError();
        void passkey.start();
      }}
    >
      {!passkey.pending && <KeyRound aria-hidden="true" />}
      Use a passkey
    </Button>
  );

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">
          {isApp ? "Enter your code" : needs === "passkey" ? "Show your passkey" : "Recovery code"}
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {isApp
            ? `Open your authenticator app and enter the code for ${email}.`
            : needs === "passkey"
              ? "Your role needs it beside the password. Without it, enter one of your recovery codes."
              : "Enter one of the codes that you saved when you set up the app. Each works once."}
        </p>
      </div>
      {needs === "passkey" && passkeyButton}
      <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <CodeField
          key={kind}
          kind={kind}
          label={isApp ? "Code" : "Recovery code"}
          error={error}
          readOnly={pending !== null}
          onInput={({ currentTarget }) => {
            setError(undefined);
            if (isApp && isComplete(currentTarget.value)) void submit();
          }}
        />
        {(failure || passkey.failure) && <Notice tone="error">{failure || passkey.failure}</Notice>}
        <Button
          type="submit"
          size="lg"
          variant={needs === "passkey" && passkey.isPossible ? "secondary" : "primary"}
          pending={pending !== null}
        >
          Sign in
        </Button>
      </form>
      {needs === "code" && passkeyButton}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" className="-ml-3 text-ink-soft" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
        {needs === "code" && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 text-brand-ink"
            onClick={() => switchTo(isApp ? "recovery" : "app")}
          >
            {isApp ? "Use a recovery code" : "Use the app"}
          </Button>
        )}
      </div>
    </div>
  );
}
