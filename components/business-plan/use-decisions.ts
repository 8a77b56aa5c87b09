"use client";

import { useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { PlanSection } from "@/lib/business-plan/schema";
import { acceptComplete, type Decision, type Decisions } from "./decisions";
import type { PlanValues } from "./plan-values";
import type { PlanReport } from "./section-report";

/** What was decided on each section; one with mistakes shows them instead of being accepted. */
export function useDecisions(form: UseFormReturn<PlanValues>, report: PlanReport) {
  const [decisions, setDecisions] = useState<Decisions>({});

  /** Lets the fields say what is wrong, and goes to the first. */
  async function showProblems(sections: readonly PlanSection[]) {
    const paths = sections.flatMap((section) => report[section].problems.map(({ path }) => path));
    await form.trigger(paths as FieldPath<PlanValues>[]);
    const cards = sections.map((section) => `#plan-${section} [aria-invalid="true"]`).join(", ");
    requestAnimationFrame(() => document.querySelector<HTMLElement>(cards)?.focus());
  }

  async function decide(section: PlanSection, decision: Decision | null) {
    if (decision === "accepted" && report[section].problems.length > 0) return showProblems([section]);
    setDecisions(({ [section]: _, ...others }) => (decision ? { ...others, [section]: decision } : others));
  }

  const acceptAll = () => setDecisions((before) => acceptComplete(before, report));

  return { decisions, decide, acceptAll, showProblems };
}
