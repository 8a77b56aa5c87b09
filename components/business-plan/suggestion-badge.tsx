"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import type { PlanValues } from "./plan-values";

/** Marks an entry that the description does not name. */
export function SuggestionBadge({ entry }: { entry: `features.${number}` | `pricing.plans.${number}` }) {
  const { control } = useFormContext<PlanValues>();
  const isSuggested = useWatch({ control, name: `${entry}.isSuggested` });
  if (!isSuggested) return null;
  return (
    <Badge tone="brass" className="justify-self-start">
      Suggestion: please check
    </Badge>
  );
}
