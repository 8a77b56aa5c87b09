"use client";

import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/ui/form/text-field";
import { PasswordInput } from "@/components/ui/password-input";

/** The field for a new password in a form, with a button to generate one. */
export function NewPasswordField({ name }: { name: "password" | "newPassword" }) {
  const { setValue } = useFormContext();
  return (
    <TextField
      name={name}
      label="New password"
      hint="At least 8 characters, and none that many people use."
      autoComplete="new-password"
      render={(control) => (
        <PasswordInput {...control} onGenerate={(made) => setValue(name, made, { shouldDirty: true })} />
      )}
    />
  );
}
