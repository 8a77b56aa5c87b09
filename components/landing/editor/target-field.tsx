"use client";

import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { TargetField as FormTargetField } from "@/components/targets/target-field";
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
export function TargetField(props: TargetFieldProps) {
  const options = useWatch<LandingContent>({ compute: linkedParts }) as ReturnType<typeof linkedParts>;
  return <FormTargetField {...props} groups={[{ title: "A part of this page", options }]} />;
}
