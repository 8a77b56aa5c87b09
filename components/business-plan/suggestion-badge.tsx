"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import type { PlanValues } from "./plan-values";

/** Marks a feature that the description does not name. */
export function SuggestionBadge({ index }: { index: number }) {
  const { control } = useFormContext<PlanValues>();
  const isSuggested = useWatch({ control, name: `features.${index}.isSuggested` });
  if (!isSuggested) return null;
  return (
    <Badge tone="brass" className="justify-self-start">
      Suggestion: please check
    </Badge>
  );
}
