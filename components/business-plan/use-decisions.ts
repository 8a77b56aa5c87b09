"use client";

import { useEffect, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { type PlanSection, planSections } from "@/lib/business-plan/answers";
import { acceptComplete, acceptedOf, type Decision, type Decisions, decisionOn, heldBack } from "./decisions";
import type { PlanValues } from "./plan-values";
import type { PlanReport } from "./section-report";

type Folds = Partial<Record<PlanSection, boolean>>;

/**
 * Keeps the decision on each section; accepting invalid sections shows their errors instead. Decided sections are
 * collapsed, as are those without changes.
 */
export function useDecisions(form: UseFormReturn<PlanValues>, report: PlanReport) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const [opened, setOpened] = useState<Folds>(() =>
    Object.fromEntries(planSections.filter((one) => report[one].isSame).map((one) => [one, false])),
  );
  const [isAllAsked, setAllAsked] = useState(false);
  const [shown, setShown] = useState<PlanSection[]>([]);
  const of = (section: PlanSection) => decisionOn(section, decisions, report);
  const accepted = acceptedOf(decisions, report);

  useEffect(() => {
    const wrong = shown.map((section) => `#plan-${section} [aria-invalid="true"]`);
    if (wrong.length > 0) document.querySelector<HTMLElement>(wrong.join(", "))?.focus();
  }, [shown]);

  /** Shows the errors of the fields, and moves to the first. */
  function showProblems(sections: readonly PlanSection[]) {
    setOpened((before) => ({ ...before, ...Object.fromEntries(sections.map((one) => [one, true])) }));
    const paths = sections.flatMap((section) => report[section].problems.map(({ path }) => path));
    void form.trigger(paths as FieldPath<PlanValues>[]).then(() => setShown([...sections]));
  }

  function decide(section: PlanSection, decision: Decision | null) {
    if (decision === "accepted" && report[section].problems.length > 0) return showProblems([section]);
    setDecisions(({ [section]: _, ...others }) => (decision ? { ...others, [section]: decision } : others));
    setOpened(({ [section]: _, ...others }) => others);
  }

  return {
    of,
    accepted,
    undecided: planSections.filter((section) => {
      const { isSame, isEmpty } = report[section];
      return of(section) === null && !isSame && !isEmpty;
    }),
    isAnyMade: Object.keys(decisions).length > 0,
    isOpen: (section: PlanSection) => opened[section] ?? of(section) === null,
    toggle: (section: PlanSection, open: boolean) => setOpened((before) => ({ ...before, [section]: open })),
    decide,
    acceptAll: () => {
      setDecisions((before) => acceptComplete(before, report));
      setAllAsked(true);
    },
    acceptHeldBack: () =>
      setDecisions((before) => ({
        ...before,
        ...Object.fromEntries(heldBack(before, report).map((section) => [section, "accepted"])),
      })),
    /** Sections that "accept all" skipped. */
    heldBack: isAllAsked ? heldBack(decisions, report) : [],
    showProblems,
    /** Clears decisions, such as on sections that another user changed. */
    reopen: (sections: readonly PlanSection[]) => {
      const others = (known: object) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => !sections.some((one) => one === name)));
      setDecisions(others);
      setOpened(others);
    },
  };
}
