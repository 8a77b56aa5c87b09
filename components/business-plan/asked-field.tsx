"use client";

import type { ComponentProps } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/landing/editor/text-field";
import { Badge } from "@/components/ui/badge";
import type { PlanValues } from "./plan-values";

type AskedFieldProps = Omit<ComponentProps<typeof TextField>, "name"> & {
  entry: `stats.${number}` | `pricing.plans.${number}` | `testimonials.${number}` | `features.${number}`;
  field: string;
};

/** A text of an entry; one that only the owner knows asks to be confirmed. */
export function AskedField({ entry, field, hint, ...rest }: AskedFieldProps) {
  const { control } = useFormContext<PlanValues>();
  const name = `${entry}.${field}` as ComponentProps<typeof TextField>["name"];
  const text = String(useWatch({ control, name: name as `stats.${number}.value` }) ?? "");
  const asked = useWatch({ control, name: `${entry}.asks` })?.[field];
  return (
    <TextField
      {...rest}
      name={name}
      hint={asked ?? hint}
      aside={asked !== undefined && text.trim() === "" ? <Badge tone="brass">Confirm</Badge> : undefined}
    />
  );
}
