import type { CurrentSite } from "@/lib/business-plan/answers";
import { type EmptiableSection, emptiableSections } from "@/lib/business-plan/schema";
import { isHiddenNow, sectionNow } from "./section-now";
import type { PlanReport } from "./section-report";

export type Leftover = { section: EmptiableSection; count: number };

/** Lists with entries on the page that visitors see, for which the plan has none. */
export const leftoversOf = (report: PlanReport, current: CurrentSite): Leftover[] =>
  emptiableSections.flatMap((section) => {
    const count = sectionNow(section, current)?.length ?? 0;
    return report[section].isEmpty && count > 0 && !isHiddenNow(section, current) ? [{ section, count }] : [];
  });
