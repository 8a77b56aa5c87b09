import type { PlanSection } from "@/lib/business-plan/answers";
import { nameAll } from "@/lib/business-plan/section-names";
import type { SectionReport } from "./section-report";

const words: Partial<Record<PlanSection, { one: string; many: string; needs: string }>> = {
  identity: { one: "link", many: "links", needs: "a label and an address" },
  features: { one: "feature", many: "features", needs: "an icon, a title and a description" },
  stats: { one: "figure", many: "figures", needs: "a value and a label" },
  plans: { one: "plan", many: "plans", needs: "a name and a price" },
  testimonials: { one: "testimonial", many: "testimonials", needs: "a quote and a name" },
};

const entry = { one: "entry of structured data", many: "entries of structured data", needs: "" };

/** The number of current entries, and whether the page hides them. */
export type There = { count: number; isHidden: boolean };

/** Returns the note shown before deciding: errors, incomplete entries, and content that is replaced. */
export function sectionNote(
  section: PlanSection,
  { isEmpty, leftOut, changed }: SectionReport,
  there: There,
): string {
  const { one, many, needs } = words[section] ?? entry;
  if (isEmpty) return `Nothing to accept yet: a ${one} needs ${needs}.`;
  const left =
    leftOut > 0 &&
    (needs
      ? `${leftOut} ${leftOut === 1 ? one : many} without ${needs} will be left out.`
      : `${leftOut} ${leftOut === 1 ? one : many} can’t be read and will be left out.`);
  const hidden = there.isHidden && `, which ${there.count === 1 ? "is" : "are"} hidden`;
  const those = `the ${there.count === 1 ? one : `${there.count} ${many}`} there now${hidden || ""}.`;
  const goes = there.count > 0 && (section === "testimonials" ? `Added to ${those}` : `Replaces ${those}`);
  const changes =
    changed.length > 0 &&
    `Changes ${nameAll(changed)} in the structured data there now; what else ${changed.length === 1 ? "it says" : "they say"} stays.`;
  return [left, goes, changes].filter(Boolean).join(" ");
}
