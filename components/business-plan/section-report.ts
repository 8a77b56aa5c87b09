import {
  acceptedSections,
  type CurrentSite,
  type PlanSection,
  type PlanSections,
  planSections,
} from "@/lib/business-plan/schema";
import { defaultAccent } from "@/lib/landing/accents";
import { same, type Value } from "@/lib/landing/changes";
import { candidateOf, formPath } from "./candidate";
import type { PlanValues } from "./plan-values";

export type Problem = { path: string; message: string };

/** How far a section of the form is. */
export type SectionReport = {
  problems: Problem[];
  /** A list of which no entry is complete: there is nothing to accept. */
  isEmpty: boolean;
  leftOut: number;
  /** Applying it would change nothing. */
  isSame: boolean;
};

/** What the site says now in a section. */
export function sectionNow<Section extends PlanSection>(
  section: Section,
  { landing: { content }, home, welcome }: CurrentSite,
): PlanSections[Section] | null {
  const { companyName, tagline } = content.footer;
  const now: { [Name in PlanSection]: PlanSections[Name] | null } = {
    hero: content.hero,
    identity: { companyName, tagline },
    features: content.features,
    stats: content.stats,
    plans: content.pricing.enabled ? content.pricing.plans : [],
    testimonials: content.testimonials,
    accent: content.accent ?? defaultAccent,
    home,
    welcome,
  };
  return now[section];
}

function isSameAsNow(section: PlanSection, value: unknown, current: CurrentSite): boolean {
  const now = sectionNow(section, current);
  if (now === null || typeof now !== "object" || !("structuredData" in now)) {
    return now !== null && same(value as Value, now as Value);
  }
  const { title, description, keywords, structuredData } = now;
  return JSON.stringify(value) === JSON.stringify({ title, description, keywords, structuredData });
}

/** Reads a section as applying it will. */
export function reportOn(section: PlanSection, values: PlanValues, current: CurrentSite): SectionReport {
  const candidate = candidateOf(section, values);
  const { value, leftOut } = candidate;
  const isEmpty = Array.isArray(value) && value.length === 0;
  const result = acceptedSections.safeParse({ [section]: value });
  const issues = isEmpty ? [] : (result.error?.issues ?? []);
  const problems = new Map(
    issues.map(({ path, message }) => [formPath(section, path.slice(1), candidate), message]).reverse() as [
      string,
      string,
    ][],
  );
  return {
    problems: [...problems].reverse().map(([path, message]) => ({ path, message })),
    isEmpty,
    leftOut,
    isSame: result.success && isSameAsNow(section, result.data[section], current),
  };
}

export type PlanReport = Record<PlanSection, SectionReport>;

/** How far each section is. */
export const reportOnPlan = (values: PlanValues, current: CurrentSite): PlanReport =>
  Object.fromEntries(
    planSections.map((section) => [section, reportOn(section, values, current)]),
  ) as PlanReport;
