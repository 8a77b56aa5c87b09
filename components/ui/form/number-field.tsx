"use client";

import { type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "../field";
import { Input } from "../input";
import { useFieldError } from "./text-field";

type NumberFieldProps = { name: string; label: string; hint?: ReactNode; className?: string };

/** A whole number of the surrounding form. */
export function NumberField({ name, label, hint, className }: NumberFieldProps) {
  const { field } = useController({ name });
  const value = field.value as number;
  const [typed, setTyped] = useState("");
  return (
    <Field label={label} hint={hint} error={useFieldError(name)} {...(className && { className })}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={Number.isNaN(value) ? typed : String(value)}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(/^\d{1,5}$/.test(target.value.trim()) ? Number(target.value) : Number.NaN);
        }}
      />
    </Field>
  );
}
