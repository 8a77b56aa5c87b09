"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import type { SeoFormValues, SeoTextField } from "../form-values";

type SelectFieldProps = {
  name: SeoTextField;
  label: string;
  hint?: string;
  options: readonly string[];
  /** Explanations of options, appended to their names. */
  meanings?: Record<string, string>;
};

/** One choice of the form. */
export function SelectField({ name, label, hint, options, meanings = {} }: SelectFieldProps) {
  const { register } = useFormContext<SeoFormValues>();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Select {...register(name)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {meanings[option] ? `${option} – ${meanings[option]}` : option}
          </option>
        ))}
      </Select>
    </Field>
  );
}
