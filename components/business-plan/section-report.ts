import { saysAlready } from "@/lib/business-plan/merge-landing";
import { mergeStructuredData } from "@/lib/business-plan/merge-structured-data";
import { mergeTags } from "@/lib/business-plan/merge-tags";
import {
  type AcceptedSections,
  acceptedSections,
  type CurrentSite,
  type PlanSection,
  planSections,
} from "@/lib/business-plan/schema";
import { isPlanPage, toSettings } from "@/lib/business-plan/site-content";
import { type StructuredData, typeOf } from "@/lib/platform/html/structured-data";
import { AppError } from "@/lib/platform/http/errors";
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
  /** It holds suggestions, which are not accepted unseen. */
  isSuggested: boolean;
  /** Applying it would change nothing. */
  isSame: boolean;
  /** The entries of structured data there now that it would change, as in “Bakery “Crumbs””. */
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

/** What it would change. @throws AppError where a list would become too long */
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

/** Reads a section as applying it will. */
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
    return { ...report, problems: [{ path: sectionInfo[section].path, message: error.message }] };
  }
}

export type PlanReport = Record<PlanSection, SectionReport>;

/** How far each section is. */
export const reportOnPlan = (values: PlanValues, current: CurrentSite): PlanReport =>
  Object.fromEntries(
    planSections.map((section) => [section, reportOn(section, values, current)]),
  ) as PlanReport;
