"use client";

import type { ComponentProps, ReactNode } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Counter } from "./counter";
import type { SeoField, SeoFormValues, SeoTextField } from "./form-values";

type FieldError = { message?: string } | FieldError[] | undefined;

/** The first message of a field or of one of its entries. */
function messageOf(error: FieldError): string | undefined {
  if (!error) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error)
    .map((entry) => (typeof entry === "object" ? messageOf(entry as FieldError) : undefined))
    .find(Boolean);
}

export function useFieldError(name: SeoField): string | undefined {
  const { errors } = useFormState<SeoFormValues>({ name });
  return messageOf(get(errors, name));
}

type TextFieldProps = Pick<ComponentProps<"input">, "placeholder" | "inputMode" | "list"> & {
  name: SeoTextField;
  label: string;
  hint?: ReactNode;
  /** Shows how many characters there are of how many there may be. */
  limit?: number;
  /** The length below which the counter asks for more. */
  from?: number;
  /** Several lines; gives their number. */
  rows?: number;
  className?: string;
};

/** One text of the form with its label, counter and error. */
export function TextField({ name, label, hint, limit, from, rows, className, ...rest }: TextFieldProps) {
  const { control, register } = useFormContext<SeoFormValues>();
  const text = useWatch({ control, name });
  const look = { autoComplete: "off", dir: "auto", ...rest, ...register(name) };

  return (
    <Field
      label={label}
      hint={hint}
      error={useFieldError(name)}
      aside={limit && <Counter text={text} limit={limit} from={from} />}
      className={className ?? ""}
    >
      {rows ? (
        <Textarea {...look} rows={rows} className="min-h-0! field-sizing-content" />
      ) : (
        <Input {...look} />
      )}
    </Field>
  );
}
