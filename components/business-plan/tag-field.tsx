"use client";

import type { ReactNode } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Counter } from "@/components/seo/form/counter";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { PlanValues } from "./plan-values";

type TagFieldProps = {
  name: `${"home" | "welcome"}.${"title" | "description" | "keywords"}`;
  label: string;
  hint?: ReactNode;
  limit?: number;
  from?: number;
  /** Several lines; gives their number. */
  rows?: number;
};

/** One text for search engines with its counter and error. */
export function TagField({ name, label, hint, limit, from, rows }: TagFieldProps) {
  const { control, register } = useFormContext<PlanValues>();
  const { errors } = useFormState<PlanValues>({ name });
  const text = useWatch({ control, name });
  const look = { autoComplete: "off", dir: "auto", ...register(name) };
  const error: { message?: string } | undefined = get(errors, name);

  return (
    <Field
      label={label}
      hint={hint}
      error={error?.message}
      aside={limit && <Counter text={text} limit={limit} from={from} />}
    >
      {rows ? (
        <Textarea {...look} rows={rows} className="min-h-0! field-sizing-content" />
      ) : (
        <Input {...look} />
      )}
    </Field>
  );
}
