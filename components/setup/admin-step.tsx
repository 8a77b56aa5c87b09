import { useState } from "react";
import { Notice } from "@/components/ui/notice";
import { ConnectionResult } from "./connection-result";
import { type SetupFormControl, TextField } from "./setup-field";
import { PasswordField } from "./setup-password-field";
import type { ConnectionState } from "./use-connection-test";

/** The purpose of step 3: a first account, a new sign-in after a reset, or proof of an existing account. */
export type AdminMode = "create" | "replace" | "confirm";

const notes: Record<AdminMode, { title: string; text: string }> = {
  create: {
    title: "Save these credentials",
    text: "You need them to sign in. The password is stored scrambled and can’t be shown again later.",
  },
  replace: {
    title: "Save these credentials",
    text: "They become the owner’s new sign-in and replace the present one.",
  },
  confirm: {
    title: "This site already has an owner",
    text: "Enter the email and password of an owner to complete the setup. Keep them saved: they stay as they are.",
  },
};

type AdminStepProps = {
  form: SetupFormControl;
  mode: AdminMode;
  connection: ConnectionState;
  onBackToDatabase: () => void;
};

export function AdminStep({ form, mode, connection, onBackToDatabase }: AdminStepProps) {
  const note = notes[mode];
  const makesPassword = mode !== "confirm";
  const { adminCode } = form.formState.errors;
  const [asksForCode, setAsksForCode] = useState(false);
  if (adminCode && !asksForCode) setAsksForCode(true);

  return (
    <>
      <TextField name="adminEmail" label="Email" type="email" autoComplete="username" />
      <PasswordField
        name="adminPassword"
        label="Password"
        autoComplete={makesPassword ? "new-password" : "current-password"}
        hint={makesPassword ? "At least 8 characters." : undefined}
        buttons={
          makesPassword
            ? {
                initiallyVisible: mode === "create",
                copyText: () => form.getValues("adminPassword"),
                onGenerate: (password) =>
                  form.setValue("adminPassword", password, { shouldDirty: true, shouldValidate: true }),
              }
            : {}
        }
      />
      {asksForCode && (
        <TextField
          name="adminCode"
          label="Code"
          autoComplete="one-time-code"
          hint="Of the authenticator app of this account, or one of its recovery codes."
        />
      )}
      <Notice tone="warning" title={note.title}>
        {note.text}
      </Notice>
      <ConnectionResult state={connection} onBack={onBackToDatabase} />
    </>
  );
}
