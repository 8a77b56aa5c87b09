import { type PlanSection, planSections } from "@/lib/business-plan/schema";
import type { PlanReport } from "./section-report";

export type Decision = "accepted" | "refused";
export type Decisions = Partial<Record<PlanSection, Decision>>;

/** The decision that holds: a list that was emptied since is not accepted any more. */
export function decisionOn(section: PlanSection, decisions: Decisions, report: PlanReport): Decision | null {
  const decision = decisions[section] ?? null;
  return decision === "accepted" && report[section].isEmpty ? null : decision;
}

/** The sections that would be applied. */
export const acceptedOf = (decisions: Decisions, report: PlanReport): PlanSection[] =>
  planSections.filter((section) => decisionOn(section, decisions, report) === "accepted");

/** Accepts what can be accepted as it is and changes something, and leaves what was refused. */
export function acceptComplete(decisions: Decisions, report: PlanReport): Decisions {
  const ready = planSections.filter((section) => {
    const { isEmpty, problems, isSame } = report[section];
    return !isEmpty && !isSame && problems.length === 0 && decisions[section] === undefined;
  });
  return { ...decisions, ...Object.fromEntries(ready.map((section) => [section, "accepted"])) };
}
