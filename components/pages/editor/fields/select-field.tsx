"use client";

import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
};

/** A choice of the surrounding form. */
export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { field } = useController({ name });
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Select {...field}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
