"use client";

import { type ReactNode, useId } from "react";
import { classes } from "@/components/ui/classes";
import type { PlanSection } from "@/lib/business-plan/schema";
import { DecisionButtons } from "./decision-buttons";
import type { Decision } from "./decisions";
import { NowAndPlan } from "./now-and-plan";
import { sectionInfo } from "./plan-sections";
import { sectionNote } from "./section-note";
import type { SectionReport } from "./section-report";
import { SectionState } from "./section-state";

type PlanSectionCardProps = {
  section: PlanSection;
  decision: Decision | null;
  report: SectionReport;
  now: ReactNode;
  /** How many entries accepting it would replace. */
  replaced: number;
  onDecide: (decision: Decision | null) => void;
  children: ReactNode;
};

/** One section of the plan beside what is there now, to be edited and decided on. */
export function PlanSectionCard(props: PlanSectionCardProps) {
  const { section, decision, report, now, replaced, onDecide, children } = props;
  const id = useId();
  const { title, name, hint, icon: Icon } = sectionInfo[section];
  const note = sectionNote(section, report, replaced);

  return (
    <section
      id={`plan-${section}`}
      aria-labelledby={`${id}-title`}
      className={classes(
        "scroll-mt-[calc(var(--bar,0rem)+1rem)] rounded-card border bg-surface shadow-card",
        decision === "accepted" ? "border-brand" : "border-line",
      )}
    >
      <div className="flex min-h-16 items-center gap-3.5 border-line border-b px-4 py-3 sm:px-6">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0">
            <h3 id={`${id}-title`} tabIndex={-1} className="text-lg leading-snug focus:outline-none">
              {title}
            </h3>
            <p className="text-ink-soft text-xs">{hint}</p>
          </div>
          <SectionState decision={decision} isSame={report.isSame} />
        </div>
      </div>
      <NowAndPlan now={now} name={name}>
        {children}
      </NowAndPlan>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-line border-t px-4 py-4 sm:px-6">
        {note && (
          <p id={`${id}-note`} className="min-w-0 flex-1 basis-64 text-ink-soft text-xs">
            {note}
          </p>
        )}
        <DecisionButtons
          name={name}
          decision={decision}
          blockedBy={report.isEmpty ? `${id}-note` : undefined}
          onDecide={onDecide}
        />
      </div>
    </section>
  );
}
