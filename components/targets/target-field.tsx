"use client";

import type { ComponentProps } from "react";
import { useController } from "react-hook-form";
import { useFieldError } from "@/components/ui/form/text-field";
import { TargetSelect } from "./target-select";

type TargetFieldProps = Pick<
  ComponentProps<typeof TargetSelect>,
  "label" | "automatic" | "hint" | "groups"
> & { name: string };

/** Chooses the target of a link of the surrounding form. */
export function TargetField({ name, ...rest }: TargetFieldProps) {
  const { field } = useController({ name });
  return (
    <TargetSelect
      {...rest}
      name={name}
      inputRef={field.ref}
      error={useFieldError(name)}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
