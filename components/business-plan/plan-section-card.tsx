"use client";

import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { classes } from "@/components/ui/classes";
import type { PlanSection } from "@/lib/business-plan/answers";
import { sectionNames } from "@/lib/business-plan/section-names";
import { DecisionButtons } from "./decision-buttons";
import type { Decision } from "./decisions";
import { NowAndPlan } from "./now-and-plan";
import { PlanSectionHeader } from "./plan-section-header";
import { sectionNote, type There } from "./section-note";
import type { SectionReport } from "./section-report";

type PlanSectionCardProps = {
  section: PlanSection;
  decision: Decision | null;
  report: SectionReport;
  /** Null without current content. */
  now: ReactNode | null;
  there: There;
  isOpen: boolean;
  onToggle: () => void;
  onDecide: (decision: Decision | null) => void;
  children: ReactNode;
};

export function PlanSectionCard(props: PlanSectionCardProps) {
  const { section, decision, report, now, there, isOpen, onToggle, onDecide, children } = props;
  const id = useId();
  const foot = useRef<HTMLDivElement>(null);
  const name = sectionNames[section];
  const note = sectionNote(section, report, there);

  /** Collapses a decided section above the buttons, which keep their place on the screen. */
  function decide(next: Decision | null) {
    const top = () => foot.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => onDecide(next));
    window.scrollBy({ top: top() - before, behavior: "instant" });
  }

  return (
    <section
      id={`plan-${section}`}
      aria-labelledby={`${id}-title`}
      className={classes(
        "scroll-mt-[calc(var(--bar,0rem)+1rem)] rounded-card border bg-surface shadow-card [overflow-anchor:none]",
        decision === "accepted" ? "border-brand" : "border-line",
      )}
    >
      <PlanSectionHeader
        section={section}
        titleId={`${id}-title`}
        contentId={`${id}-content`}
        decision={decision}
        isSame={report.isSame}
        isOpen={isOpen}
        onToggle={onToggle}
      />
      <div id={`${id}-content`} hidden={!isOpen} className="border-line border-t">
        <NowAndPlan now={now} name={name}>
          {children}
        </NowAndPlan>
      </div>
      <div
        ref={foot}
        className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line border-t px-4 py-3.5 sm:px-6"
      >
        {note && (
          <p id={`${id}-note`} className="min-w-0 flex-1 basis-64 text-ink-soft text-xs">
            {note}
          </p>
        )}
        <DecisionButtons
          name={name}
          decision={decision}
          blockedBy={report.isEmpty ? `${id}-note` : undefined}
          onDecide={decide}
        />
      </div>
    </section>
  );
}
