"use client";

import { useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import type { Hours } from "@/lib/restaurants/hours/hours";

type CountPath = "slots.horizonDays" | "slots.maxUnits" | "slots.maxOrders";

type CountFieldProps = { name: CountPath; label: string; hint?: string; isOptional?: boolean };

/** A whole number. The form holds NaN for a text that is none, so that it can't be saved, and null for no text. */
export function CountField({ name, label, hint, isOptional = false }: CountFieldProps) {
  const { field } = useController<Hours, CountPath>({ name });
  const error = useFieldError(name);
  const [typed, setTyped] = useState("");
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        value={Number.isNaN(field.value) ? typed : String(field.value ?? "")}
        placeholder={isOptional ? "No limit" : undefined}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(countOf(target.value, isOptional));
        }}
      />
    </Field>
  );
}

/** Returns the whole number of a text; NaN for other texts. */
export function countOf(text: string, isOptional: boolean): number | null {
  const trimmed = text.trim();
  if (trimmed === "" && isOptional) return null;
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
