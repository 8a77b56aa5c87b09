"use client";

import type { ComponentProps } from "react";
import { useController } from "react-hook-form";
import { TargetSelect } from "@/components/targets/target-select";
import { useFieldError } from "@/components/ui/form/text-field";

type SectionTargetProps = Pick<ComponentProps<typeof TargetSelect>, "label" | "automatic" | "hint"> & {
  name: string;
};

/** Chooses where a button of a section leads. */
export function SectionTarget({ name, ...rest }: SectionTargetProps) {
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
