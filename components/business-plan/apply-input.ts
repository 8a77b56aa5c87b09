import { type CurrentSite, type PlanSection, planSections } from "@/lib/business-plan/answers";
import { type ApplyInput, acceptedSections, type EmptiableSection } from "@/lib/business-plan/schema";
import { candidateOf, formPath } from "./candidate";
import type { PlanValues } from "./plan-values";

/** Builds the request that applies the accepted sections, with the versions they were compared with. */
export function applyInputOf(
  description: string,
  accepted: readonly PlanSection[],
  values: PlanValues,
  { landing, home, welcome }: CurrentSite,
  emptied: readonly EmptiableSection[] = [],
): ApplyInput {
  const sections = accepted.map((section) => [section, candidateOf(section, values).value]);
  return {
    description,
    sections: acceptedSections.parse(Object.fromEntries(sections)),
    emptied: [...emptied],
    versions: { landing: landing.version, home: home?.version ?? 0, welcome: welcome?.version ?? 0 },
  };
}

/** Maps a field named by the server to the form's: `sections.plans.0.price` may be `pricing.plans.2.price`. */
export function formFieldOf(field: string, values: PlanValues): string | null {
  const [top, name = "", ...rest] = field.split(".");
  const section = planSections.find((one) => one === name);
  if (top !== "sections" || !section) return null;
  const path = rest.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return formPath(section, path, candidateOf(section, values));
}
