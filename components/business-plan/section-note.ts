import type { PlanSection } from "@/lib/business-plan/schema";
import type { SectionReport } from "./section-report";

type Words = { one: string; many: string; needs: string };

const words: Partial<Record<PlanSection, Words>> = {
  features: { one: "feature", many: "features", needs: "an icon, a title and a description" },
  stats: { one: "figure", many: "figures", needs: "a value and a label" },
  plans: { one: "plan", many: "plans", needs: "a name and a price" },
  testimonials: { one: "testimonial", many: "testimonials", needs: "a quote and a name" },
};

const entry = { one: "entry of structured data", many: "entries of structured data", needs: "" };

/** What is to be known before deciding: what can't be accepted and why, what is left out, what is replaced. */
export function sectionNote(
  section: PlanSection,
  { isEmpty, leftOut }: SectionReport,
  replaced: number,
): string {
  const { one, many, needs } = words[section] ?? entry;
  if (isEmpty) return `Nothing to accept yet: a ${one} needs ${needs}.`;
  const left =
    leftOut > 0 &&
    (needs
      ? `${leftOut} ${leftOut === 1 ? one : many} without ${needs} will be left out.`
      : `${leftOut} ${leftOut === 1 ? one : many} can't be read and will be left out.`);
  const there = `the ${replaced === 1 ? one : `${replaced} ${many}`} there now.`;
  const goes = replaced > 0 && (section === "testimonials" ? `Added to ${there}` : `Replaces ${there}`);
  return [left, goes].filter(Boolean).join(" ");
}
