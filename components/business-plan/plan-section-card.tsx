"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import type { PlanSection } from "@/lib/business-plan/answers";
import { sectionNames } from "@/lib/business-plan/section-names";
import { DecisionButtons } from "./decision-buttons";
import type { Decision } from "./decisions";
import { NowAndPlan } from "./now-and-plan";
import { sectionInfo } from "./plan-sections";
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

/** A section of the plan: its title and the decision, its content, and the buttons to decide. */
export function PlanSectionCard(props: PlanSectionCardProps) {
  const { section, decision, report, now, there, isOpen, onToggle, onDecide, children } = props;
  const id = useId();
  const foot = useRef<HTMLDivElement>(null);
  const { title, hint, icon: Icon } = sectionInfo[section];
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
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          className="flex min-h-16 w-full items-center gap-3.5 rounded-card px-4 py-3 text-left font-sans tracking-normal sm:px-6"
          onClick={onToggle}
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="grid">
              <span
                id={`${id}-title`}
                className="font-display font-semibold text-lg leading-snug tracking-tight"
              >
                {title}
              </span>
              <span className="font-normal text-ink-soft text-xs">{hint}</span>
            </span>
            <span className="flex flex-wrap gap-1.5">
              {report.isSame && <Badge>Same as now</Badge>}
              {decision === null && <Badge tone="brass">Not decided</Badge>}
              {decision === "accepted" && <Badge tone="solid">Accepted</Badge>}
              {decision === "refused" && <Badge>Refused</Badge>}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes("size-5 shrink-0 text-ink-soft transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h3>
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
