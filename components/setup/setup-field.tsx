"use client";

import type { ComponentProps } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import { PasswordInput } from "@/components/ui/password-input";
import type { SetupForm } from "@/lib/setup/schema";

export type SetupFormControl = UseFormReturn<SetupForm>;

/** The text field of the wizard's form. */
export const TextField: TextFieldOf<SetupForm> = FormTextField;

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], "render"> & {
  buttons?: Omit<ComponentProps<typeof PasswordInput>, keyof ComponentProps<"input">>;
};

export function PasswordField({ buttons, ...field }: PasswordFieldProps) {
  return <TextField {...field} render={(control) => <PasswordInput {...buttons} {...control} />} />;
}
