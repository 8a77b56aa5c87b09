"use client";

import { ChevronDown } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { classes } from "@/components/ui/classes";
import type { PlanSection } from "@/lib/business-plan/answers";
import type { Decision } from "./decisions";
import { sectionInfo } from "./plan-sections";

type PlanSectionHeaderProps = {
  section: PlanSection;
  /** Id of the title, and of the content it collapses. */
  titleId: string;
  contentId: string;
  decision: Decision | null;
  isSame: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** Shows the title of a section and the decision on it. */
export function PlanSectionHeader(props: PlanSectionHeaderProps) {
  const { section, titleId, contentId, decision, isSame, isOpen, onToggle } = props;
  const { title, hint, icon: Icon } = sectionInfo[section];
  return (
    <h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        className="flex min-h-16 w-full items-center gap-3.5 rounded-card px-4 py-3 text-left font-sans tracking-normal sm:px-6"
        onClick={onToggle}
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <span className="grid">
            <span id={titleId} className="font-display font-semibold text-lg leading-snug tracking-tight">
              {title}
            </span>
            <span className="font-normal text-ink-soft text-xs">{hint}</span>
          </span>
          <span className="flex flex-wrap gap-1.5">
            {isSame && <Badge>Same as now</Badge>}
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
  );
}
