"use client";

import * as AlertDialog from "@radix-ui/react-alert-dialog";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CodeField } from "@/components/accounts/second-factor/code-field";
import {
  askPasskey,
  describePasskeyFailure,
  usePasskeysPossible,
} from "@/components/accounts/second-factor/passkeys";
import { AlertFrame } from "@/components/ui/alert-frame";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";

type PasswordDialogProps = {
  /** The user's email address, for password managers. */
  email: string | undefined;
  /** Receives whether the user confirmed; false if the dialog was closed. */
  onAnswer: (confirmed: boolean) => void;
};

type Errors = { password?: string | undefined; code?: string | undefined; passkey?: string | undefined };

/** Returns whether the signed-in user has a passkey that this browser can use. */
function useHasPasskey(): boolean {
  const { data } = useCall("GET /account/sign-in", { wanted: "PublicKeyCredential" in window });
  const isPossible = usePasskeysPossible(data?.ways.passkeyOrigin ?? null);
  return isPossible && (data?.ways.passkeys.some(({ elsewhere }) => elsewhere === null) ?? false);
}

/** Asks the signed-in user for the password, and a code if required, or for a passkey. */
export function PasswordDialog({ email, onAnswer }: PasswordDialogProps) {
  const { pending, act } = useAction<"password" | "passkey">();
  const [errors, setErrors] = useState<Errors>({});
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasPasskey = useHasPasskey();

  function confirm(password: string, code: string | undefined) {
    setErrors({});
    const body = { password, ...(code && { code }) };
    return act("password", () => call("POST /auth/confirm-password", { body }), {
      onDone: () => onAnswer(true),
      showRefusal({ fields, needs, message }) {
        if (needs && !asksForCode) setAsksForCode(true);
        else
          setErrors({ code: fields.code, password: fields.password ?? (fields.code ? undefined : message) });
        return true;
      },
    });
  }

  function confirmByPasskey() {
    setErrors({});
    const send = async () => call("POST /auth/confirm-passkey", { body: { response: await askPasskey() } });
    return act("passkey", send, {
      onDone: () => onAnswer(true),
      explain(failure) {
        setErrors({ passkey: describePasskeyFailure(failure) ?? undefined });
        return null;
      },
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The event would also submit the page's form around the dialog.
    event.stopPropagation();
    const { elements } = event.currentTarget;
    const field = elements.namedItem("current-password") as HTMLInputElement;
    const code = elements.namedItem("code") as HTMLInputElement | null;
    (code ?? field).focus();
    if (!field.value) setErrors({ password: "Password is required" });
    else if (code && !code.value) setErrors({ code: "Enter the code" });
    else if (!pending) void confirm(field.value, code?.value);
  }

  useEffect(() => {
    if (asksForCode) form.current?.querySelector<HTMLInputElement>("input[name=code]")?.focus();
  }, [asksForCode]);

  return (
    <AlertFrame
      className="max-w-md p-6 sm:p-7"
      onClose={() => onAnswer(false)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        form.current?.querySelector<HTMLInputElement>("input[name=current-password]")?.focus();
      }}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <AlertDialog.Title className="text-xl">Enter your password</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft text-sm">
            You signed in a while ago. Enter your password again to confirm that it is you.
          </AlertDialog.Description>
        </div>
        {email && <input hidden readOnly name="username" autoComplete="username" value={email} />}
        <Field label="Password" error={errors.password}>
          <PasswordInput name="current-password" autoComplete="current-password" />
        </Field>
        {asksForCode && (
          <CodeField
            kind="either"
            label="Code"
            hint="Of your authenticator app, or a recovery code."
            error={errors.code}
          />
        )}
        {hasPasskey && (
          <div className="grid gap-2">
            <Button
              variant="secondary"
              pending={pending === "passkey"}
              onClick={() => void confirmByPasskey()}
            >
              <KeyRound aria-hidden="true" />
              Use a passkey instead
            </Button>
            {errors.passkey && <Notice tone="error">{errors.passkey}</Notice>}
          </div>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <AlertDialog.Cancel asChild>
            <Button variant="secondary" className="max-sm:w-full">
              Cancel
            </Button>
          </AlertDialog.Cancel>
          <Button type="submit" pending={pending === "password"} className="max-sm:w-full">
            Continue
          </Button>
        </div>
      </form>
    </AlertFrame>
  );
}
