import { type PlanSection, planSections } from "@/lib/business-plan/answers";
import { sectionNames } from "@/lib/business-plan/section-names";
import type { PlanReport } from "./section-report";

export type Decision = "accepted" | "refused";
export type Decisions = Partial<Record<PlanSection, Decision>>;

/** Returns the effective decision: an accepted list without entries is not accepted. */
export function decisionOn(section: PlanSection, decisions: Decisions, report: PlanReport): Decision | null {
  const decision = decisions[section] ?? null;
  return decision === "accepted" && report[section].isEmpty ? null : decision;
}

export const acceptedOf = (decisions: Decisions, report: PlanReport): PlanSection[] =>
  planSections.filter((section) => decisionOn(section, decisions, report) === "accepted");

/** Returns the undecided sections that have no errors and change something. */
const acceptable = (decisions: Decisions, report: PlanReport) =>
  planSections.filter((section) => {
    const { isEmpty, problems, isSame } = report[section];
    return !isEmpty && !isSame && problems.length === 0 && decisionOn(section, decisions, report) === null;
  });

/** Accepts the undecided sections that are complete, without suggestions; refused sections stay refused. */
export function acceptComplete(decisions: Decisions, report: PlanReport): Decisions {
  const ready = acceptable(decisions, report).filter((section) => !report[section].isSuggested);
  return { ...decisions, ...Object.fromEntries(ready.map((section) => [section, "accepted"])) };
}

/** Returns the sections that only their suggestions exclude from accepting all. */
export const heldBack = (decisions: Decisions, report: PlanReport): PlanSection[] =>
  acceptable(decisions, report).filter((section) => report[section].isSuggested);

/** “Features and pricing hold suggestions: look at them first.” */
export function heldBackNote(sections: readonly PlanSection[]): string {
  if (sections.length === 0) return "";
  const names = new Intl.ListFormat("en").format(sections.map((section) => sectionNames[section]));
  const isOne = sections.length === 1 && sections[0] === "plans";
  const hold = isOne ? "holds" : "hold";
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${hold} suggestions: look at them first.`;
}
