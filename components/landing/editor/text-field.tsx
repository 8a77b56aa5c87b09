"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { type FieldPath, get, useFormContext, useFormState } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { LandingContent } from "@/lib/landing/schema";

export type LandingPath = FieldPath<LandingContent>;

type TextFieldProps = Pick<ComponentProps<"input">, "placeholder" | "inputMode" | "autoComplete"> & {
  name: LandingPath;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  /** Several lines; gives their number. */
  rows?: number;
  className?: string;
};

/** The message below the field at `name`. */
export function useFieldError(name: LandingPath): string | undefined {
  const { errors } = useFormState<LandingContent>({ name });
  const error: { message?: string } | undefined = get(errors, name);
  return error?.message;
}

/** What `register` gives, and the text for the page that the server sends. */
export function useTextControl(name: LandingPath) {
  const { register, getValues } = useFormContext<LandingContent>();
  const [defaultValue] = useState(() => String(getValues(name) ?? ""));
  return { ...register(name), defaultValue };
}

/** One text of the landing page with its label and error. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, aside, rows, className, ...rest } = props;
  const control = { autoComplete: "off", dir: "auto", ...rest, ...useTextControl(name) };

  return (
    <Field
      label={label}
      hint={hint}
      error={useFieldError(name)}
      aside={aside ?? (optional && <span className="text-ink-soft text-xs">Optional</span>)}
      className={className}
    >
      {rows ? (
        <Textarea {...control} rows={rows} className="min-h-0! field-sizing-content" />
      ) : (
        <Input {...control} />
      )}
    </Field>
  );
}
