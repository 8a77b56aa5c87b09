import { saysAlready } from "@/lib/business-plan/merge-landing";
import { mergeTags } from "@/lib/business-plan/merge-tags";
import {
  type AcceptedSections,
  acceptedSections,
  type CurrentSite,
  type PlanSection,
  planSections,
} from "@/lib/business-plan/schema";
import { isPlanPage, toSettings } from "@/lib/business-plan/site-content";
import { AppError } from "@/lib/http/errors";
import { type Candidate, candidateOf, formPath } from "./candidate";
import { sectionInfo } from "./plan-sections";
import type { PlanValues } from "./plan-values";

export type Problem = { path: string; message: string };

/** How far a section of the form is. */
export type SectionReport = {
  /** The first of each field. */
  problems: Problem[];
  /** A list of which no entry is complete: there is nothing to accept. */
  isEmpty: boolean;
  leftOut: number;
  /** Applying it would change nothing. */
  isSame: boolean;
};

/** Whether the site says it already. @throws AppError where a list would become too long */
function isSaid(section: PlanSection, accepted: AcceptedSections, current: CurrentSite): boolean {
  if (!isPlanPage(section)) return saysAlready(current.landing.content, section, accepted);
  const now = current[section];
  const tags = accepted[section];
  if (!now || !tags) return false;
  const settings = toSettings(now);
  return JSON.stringify(mergeTags(section, settings, tags)) === JSON.stringify(settings);
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

/** Reads a section as applying it will. */
export function reportOn(section: PlanSection, values: PlanValues, current: CurrentSite): SectionReport {
  const candidate = candidateOf(section, values);
  const { value, leftOut } = candidate;
  if (Array.isArray(value) && value.length === 0) {
    return { problems: [], isEmpty: true, leftOut, isSame: false };
  }
  const { accepted, problems } = problemsOf(section, candidate);
  const report = { problems, isEmpty: false, leftOut, isSame: false };
  if (!accepted) return report;
  try {
    return { ...report, isSame: isSaid(section, accepted, current) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...report, problems: [{ path: sectionInfo[section].path, message: error.message }] };
  }
}

export type PlanReport = Record<PlanSection, SectionReport>;

/** How far each section is. */
export const reportOnPlan = (values: PlanValues, current: CurrentSite): PlanReport =>
  Object.fromEntries(
    planSections.map((section) => [section, reportOn(section, values, current)]),
  ) as PlanReport;
