"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { LandingContent } from "@/lib/landing/schema";
import type { ListPath } from "./use-item-list";

/** How many entries a list of the form has. */
export function useCount(name: ListPath): number {
  const { control } = useFormContext<LandingContent>();
  return useWatch({ control, name, compute: (entries: unknown[] | undefined) => entries?.length ?? 0 });
}
