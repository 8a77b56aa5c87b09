"use client";

import { AlertDialog } from "radix-ui";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { centeredOverlay } from "@/components/ui/dialog-style";
import { Field } from "@/components/ui/form/field";
import { PasswordInput } from "@/components/ui/password-input";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import { RequestError, request } from "@/lib/http/client";

type PasswordDialogProps = {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  /** Told whether the password was shown; false where the dialog was closed. */
  onAnswer: (confirmed: boolean) => void;
};

/** Asks whoever is signed in for the password once more. */
export function PasswordDialog({ email, onAnswer }: PasswordDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();

  async function confirm(password: string) {
    setPending(true);
    setError(undefined);
    try {
      await request("/auth/confirm-password", { method: "POST", body: { password } });
      onAnswer(true);
    } catch (failure) {
      setPending(false);
      if (!(failure instanceof RequestError)) throw failure;
      setError(failure.fields.password ?? failure.message);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside the page's own would submit that one too.
    event.stopPropagation();
    const field = event.currentTarget.elements.namedItem("current-password") as HTMLInputElement;
    field.focus();
    if (!field.value) setError("Password is required");
    else if (!pending) void confirm(field.value);
  }

  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={centeredOverlay}>
          <AlertDialog.Content
            className="w-full max-w-md animate-settle rounded-card border border-line bg-raised p-6 shadow-raised focus:outline-none sm:p-7"
            onCloseAutoFocus={onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus();
              event.preventDefault();
              const content = event.currentTarget as HTMLElement;
              content.querySelector<HTMLInputElement>("input[name=current-password]")?.focus();
            }}
          >
            <form noValidate onSubmit={submit} className="grid gap-5">
              <div className="grid gap-2">
                <AlertDialog.Title className="text-xl">Enter your password</AlertDialog.Title>
                <AlertDialog.Description className="text-ink-soft text-sm">
                  You signed in a while ago. To be sure that it is you, show your password once more.
                </AlertDialog.Description>
              </div>
              {email && <input hidden readOnly name="username" autoComplete="username" value={email} />}
              <Field label="Password" error={error}>
                <PasswordInput name="current-password" autoComplete="current-password" />
              </Field>
              <div className="flex flex-wrap-reverse justify-end gap-3">
                <AlertDialog.Cancel asChild>
                  <Button variant="secondary" className="max-sm:w-full">
                    Cancel
                  </Button>
                </AlertDialog.Cancel>
                <Button type="submit" pending={pending} className="max-sm:w-full">
                  Continue
                </Button>
              </div>
            </form>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
