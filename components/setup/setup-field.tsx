"use client";

import type { ComponentProps, ReactNode } from "react";
import { type FieldError, get, type UseFormReturn, useFormState } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import type { SetupField as SetupFieldName, SetupForm } from "@/lib/config/schema";

export type SetupFormControl = UseFormReturn<SetupForm>;

type SetupFieldProps = Omit<ComponentProps<"input">, "name" | "form"> & {
  form: SetupFormControl;
  name: SetupFieldName;
  label: string;
  hint?: ReactNode;
  password?: Omit<ComponentProps<typeof PasswordInput>, keyof ComponentProps<"input">>;
};

/** One value of the wizard's form with its label and error. */
export function SetupField({ form, name, label, hint, className, password, ...rest }: SetupFieldProps) {
  const { errors, defaultValues } = useFormState({ control: form.control, name, exact: true });
  const numeric = name === "database.port";

  const error: FieldError | undefined = get(errors, name);

  /** Continue shows errors of fields that were never left; those must clear while they are put right. */
  function recheck() {
    if (error) void form.trigger(name);
  }

  const control = {
    ...rest,
    ...form.register(name, { valueAsNumber: numeric, onChange: recheck }),
    defaultValue: get(defaultValues, name) as string | number | undefined,
  };

  return (
    <Field label={label} hint={hint} error={error?.message} className={className}>
      {password ? (
        <PasswordInput {...password} {...control} />
      ) : (
        <Input {...control} inputMode={numeric ? "numeric" : rest.inputMode} />
      )}
    </Field>
  );
}
