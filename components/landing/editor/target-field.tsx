"use client";

import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import { TargetSelect } from "@/components/targets/target-select";
import { useFieldError } from "@/components/ui/form/text-field";
import { linkedParts } from "@/lib/landing/linked-parts";
import type { LandingContent } from "@/lib/landing/schema";
import type { FooterColumn } from "@/lib/landing/sections";

type TargetFieldProps = {
  name: "hero.ctaTarget" | `pricing.plans.${number}.target` | `footer.links.${FooterColumn}.${number}.url`;
  label: string;
  /** The name of the target if none is chosen; without it one must be. */
  automatic?: string;
  hint?: ReactNode;
};

/** Chooses where a button or a link of the landing page leads. */
export function TargetField({ name, ...rest }: TargetFieldProps) {
  const { field } = useController<LandingContent, typeof name>({ name });
  const options = useWatch<LandingContent>({ compute: linkedParts }) as ReturnType<typeof linkedParts>;
  return (
    <TargetSelect
      {...rest}
      name={name}
      inputRef={field.ref}
      error={useFieldError(name)}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      groups={[{ title: "A part of this page", options }]}
    />
  );
}
