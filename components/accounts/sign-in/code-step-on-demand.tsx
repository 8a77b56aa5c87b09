"use client";

import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

/** Loads the step after the password when an account requires it. */
export const CodeStep = onDemand(
  async () => (await import("./code-step")).CodeStep,
  <Skeleton className="h-40 rounded-card" />,
);
