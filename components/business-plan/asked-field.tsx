"use client";

import type { ComponentProps } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "@/components/landing/editor/text-field";
import { Badge } from "@/components/ui/badge";
import type { PlanValues } from "./plan-values";

/** Splits `stats.0.value` into the entry `stats.0` and its field `value`. */
function entryOf(name: string) {
  const end = name.lastIndexOf(".");
  return { entry: name.slice(0, end) as `stats.${number}`, field: name.slice(end + 1) };
}

/** A text of an entry; texts that only the owner knows ask for confirmation, without a placeholder. */
export function AskedField({ name, hint, placeholder: _, ...rest }: ComponentProps<typeof TextField>) {
  const { control } = useFormContext<PlanValues>();
  const { entry, field } = entryOf(name);
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

/** Marks an entry that the description does not name. */
export function SuggestionBadge({ entry }: { entry: `features.${number}` | `pricing.plans.${number}` }) {
  const { control } = useFormContext<PlanValues>();
  if (!useWatch({ control, name: `${entry}.isSuggested` })) return null;
  return (
    <Badge tone="brass" className="justify-self-start">
      Suggestion: please check
    </Badge>
  );
}
