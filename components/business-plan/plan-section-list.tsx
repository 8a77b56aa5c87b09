"use client";

import { CheckCheck } from "lucide-react";
import { RevealProvider } from "@/components/landing/editor/editor-context";
import { Button } from "@/components/ui/button";
import { type CurrentSite, type PlanSection, planSections } from "@/lib/business-plan/answers";
import { heldBackNote } from "./decisions";
import { PlanSectionCard } from "./plan-section-card";
import { SectionNow, sectionFields } from "./section-fields";
import { isHiddenNow, sectionNow } from "./section-now";
import type { PlanReport } from "./section-report";
import type { useDecisions } from "./use-decisions";

type PlanSectionListProps = {
  current: CurrentSite;
  report: PlanReport;
  decisions: ReturnType<typeof useDecisions>;
};

/** Maps sections of the landing page's form to the plan's. */
const sectionOfForm: Partial<Record<string, PlanSection>> = {
  stats: "stats",
  features: "features",
  pricing: "plans",
  testimonials: "testimonials",
  footer: "identity",
};

export function PlanSectionList({ current, report, decisions }: PlanSectionListProps) {
  const note = heldBackNote(decisions.heldBack);

  /** Called by the command palette, which adds entries to the form's lists. */
  function reveal(name: string) {
    const { [name]: section } = sectionOfForm;
    if (section) decisions.toggle(section, true);
  }

  return (
    <div className="grid gap-4 sm:gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <p className="text-ink-soft text-sm">
          Accepted parts go to your site; everything else stays unchanged.
        </p>
        <Button variant="secondary" className="max-sm:w-full" onClick={decisions.acceptAll}>
          <CheckCheck aria-hidden="true" />
          Accept all that is complete
        </Button>
        <p role="status" className={note ? "basis-full font-semibold text-sm" : "sr-only"}>
          {note}
        </p>
        {note && (
          <Button variant="secondary" size="sm" onClick={decisions.acceptHeldBack}>
            Accept them as they are
          </Button>
        )}
      </div>
      <RevealProvider value={reveal}>
        {planSections.map((section) => {
          const now = sectionNow(section, current);
          const isNothing = now === null || (Array.isArray(now) && now.length === 0);
          const there = {
            count: Array.isArray(now) ? now.length : 0,
            isHidden: isHiddenNow(section, current),
          };
          const isOpen = decisions.isOpen(section);
          return (
            <PlanSectionCard
              key={section}
              section={section}
              decision={decisions.of(section)}
              report={report[section]}
              now={isNothing ? null : <SectionNow section={section} current={current} />}
              there={there}
              isOpen={isOpen}
              onToggle={() => decisions.toggle(section, !isOpen)}
              onDecide={(decision) => decisions.decide(section, decision)}
            >
              {sectionFields[section]}
            </PlanSectionCard>
          );
        })}
      </RevealProvider>
    </div>
  );
}
