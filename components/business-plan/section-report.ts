import { type CurrentSite, type PlanSection, planSections } from "@/lib/business-plan/answers";
import { saysAlready } from "@/lib/business-plan/merge-landing";
import { mergeStructuredData } from "@/lib/business-plan/merge-structured-data";
import { mergeTags } from "@/lib/business-plan/merge-tags";
import { type AcceptedSections, acceptedSections } from "@/lib/business-plan/schema";
import { isPlanPage, toSettings } from "@/lib/business-plan/site-content";
import { type StructuredData, typeOf } from "@/lib/platform/html/structured-data";
import { AppError } from "@/lib/platform/http/errors";
import { type Candidate, candidateOf, formPath } from "./candidate";
import { pathOf } from "./plan-sections";
import type { PlanValues } from "./plan-values";

export type Problem = { path: string; message: string };

/** The state of a section of the form. */
export type SectionReport = {
  /** The first problem of each field. */
  problems: Problem[];
  /** A list without a complete entry: nothing can be accepted. */
  isEmpty: boolean;
  leftOut: number;
  /** Contains suggestions, which "accept all" skips. */
  isSuggested: boolean;
  /** Applying it would change nothing. */
  isSame: boolean;
  /** Current entries of structured data that it would change, such as “Bakery “Crumbs””. */
  changed: string[];
};

const nothing: SectionReport = {
  problems: [],
  isEmpty: false,
  leftOut: 0,
  isSuggested: false,
  isSame: false,
  changed: [],
};

/** “Bakery “Crumbs”” */
function entryName(entry: StructuredData): string {
  const type = typeOf(entry) ?? "entry";
  return typeof entry.name === "string" ? `${type} “${entry.name}”` : type;
}

/**
 * Computes the changes.
 * @throws AppError if a list would become too long
 */
function effectOf(
  section: PlanSection,
  accepted: AcceptedSections,
  current: CurrentSite,
): Pick<SectionReport, "isSame" | "changed"> {
  if (!isPlanPage(section)) {
    return { isSame: saysAlready(current.landing.content, section, accepted), changed: [] };
  }
  const now = current[section];
  const tags = accepted[section];
  if (!now || !tags) return { isSame: false, changed: [] };
  const settings = toSettings(now);
  return {
    isSame: JSON.stringify(mergeTags(section, settings, tags)) === JSON.stringify(settings),
    changed: mergeStructuredData(settings.structuredData, tags.structuredData).changed.map(entryName),
  };
}

function problemsOf(
  section: PlanSection,
  candidate: Candidate,
): { accepted?: AcceptedSections; problems: Problem[] } {
  const { data: accepted, error } = acceptedSections.safeParse({ [section]: candidate.value });
  if (accepted) return { accepted, problems: [] };
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = formPath(section, path.slice(1), candidate);
    if (!messages.has(field)) messages.set(field, message);
  }
  return { problems: [...messages].map(([path, message]) => ({ path, message })) };
}

/** Validates a section as applying does. */
export function reportOn(section: PlanSection, values: PlanValues, current: CurrentSite): SectionReport {
  const candidate = candidateOf(section, values);
  const { value, leftOut, isSuggested } = candidate;
  if (Array.isArray(value) && value.length === 0) {
    return { ...nothing, isEmpty: true, leftOut };
  }
  const { accepted, problems } = problemsOf(section, candidate);
  const report = { ...nothing, problems, leftOut, isSuggested };
  if (!accepted) return report;
  try {
    return { ...report, ...effectOf(section, accepted, current) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...report, problems: [{ path: pathOf(section), message: error.message }] };
  }
}

export type PlanReport = Record<PlanSection, SectionReport>;

export const reportOnPlan = (values: PlanValues, current: CurrentSite): PlanReport =>
  Object.fromEntries(
    planSections.map((section) => [section, reportOn(section, values, current)]),
  ) as PlanReport;
