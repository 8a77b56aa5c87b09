"use client";

import { CheckCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { RevealProvider } from "@/components/landing/editor/editor-context";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import {
  type AppliedPlan,
  type BusinessPlanAnswer,
  type BusinessPlanRequest,
  type CurrentSite,
  planSections,
} from "@/lib/business-plan/schema";
import { ApplyBar } from "./apply-bar";
import { acceptedOf, decisionOn } from "./decisions";
import { FailureNotice } from "./failure-notice";
import { PlanSectionCard } from "./plan-section-card";
import { SectionNow, sectionFields } from "./section-fields";
import { sectionNow } from "./section-now";
import { TemplateNotice } from "./template-notice";
import { UnderstandingCard } from "./understanding-card";
import { useApply } from "./use-apply";
import { useDecisions } from "./use-decisions";
import { usePlanForm } from "./use-plan-form";
import { useUpdate } from "./use-update";

export type MadePlan = Omit<BusinessPlanAnswer, "success"> & { request: BusinessPlanRequest };

type PlanReviewProps = {
  made: MadePlan;
  onMade: (answer: BusinessPlanAnswer, request: BusinessPlanRequest) => void;
  onCompared: (current: CurrentSite) => void;
  onApplied: (applied: AppliedPlan) => void;
  onDiscard: () => void;
};

/** Section by section what the plan says beside what is there now, to be edited, accepted or refused, and applied. */
export function PlanReview({ made, onMade, onCompared, onApplied, onDiscard }: PlanReviewProps) {
  const { plan, current, request } = made;
  const confirm = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, report, isEdited } = usePlanForm(plan, current);
  const { decisions, decide, acceptAll, showProblems } = useDecisions(form, report);
  const accepted = acceptedOf(decisions, report);
  const problems = accepted.flatMap((section) => report[section].problems).length;
  const holdsWork = isEdited || Object.values(decisions).length > 0;
  const [isDone, setDone] = useState(false);
  useUnsavedChanges(holdsWork && !isDone);
  const update = useUpdate(holdsWork, onMade);
  const { isApplying, failure, apply } = useApply({
    form,
    description: request.description,
    current,
    onCompared,
    onProblems: () => void showProblems(accepted),
    onApplied: (applied) => {
      setDone(true);
      onApplied(applied);
    },
  });

  useEffect(() => heading.current?.focus(), []);

  async function discard() {
    const isSure =
      !holdsWork ||
      (await confirm({
        title: "Discard this plan?",
        content: "Your edits and decisions will be lost. Your description stays.",
        confirmLabel: "Discard plan",
        tone: "danger",
      }));
    if (isSure) onDiscard();
  }

  async function applyAccepted() {
    if (problems > 0) await showProblems(accepted);
    else await apply(accepted);
  }

  return (
    <FormProvider {...form}>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl focus:outline-none">
              Your plan
            </h3>
            <p className="text-ink-soft text-sm">
              Nothing is on your site yet. Go through it, change what is not right, and apply what you accept.
            </p>
          </div>
          <Button variant="secondary" className="max-sm:w-full" onClick={acceptAll}>
            <CheckCheck aria-hidden="true" />
            Accept all that is complete
          </Button>
        </div>
        {current.activeTemplate !== null && <TemplateNotice name={current.activeTemplate} />}
        <UnderstandingCard
          description={request.description}
          understood={plan.understanding}
          update={update}
        />
        <RevealProvider value={revealList}>
          {planSections.map((section) => {
            const now = sectionNow(section, current);
            return (
              <PlanSectionCard
                key={section}
                section={section}
                decision={decisionOn(section, decisions, report)}
                report={report[section]}
                now={<SectionNow section={section} current={current} />}
                replaced={Array.isArray(now) ? now.length : 0}
                onDecide={(decision) => void decide(section, decision)}
              >
                {sectionFields[section]}
              </PlanSectionCard>
            );
          })}
        </RevealProvider>
        {failure && !isApplying && <FailureNotice failure={failure} />}
      </div>
      <ApplyBar
        accepted={accepted.length}
        problems={problems}
        isApplying={isApplying}
        onDiscard={() => void discard()}
        onApply={() => void applyAccepted()}
      />
    </FormProvider>
  );
}

/** The command palette adds an entry to a list of this name; both forms have it on screen. */
function revealList(name: string) {
  document.getElementById(`plan-${name === "pricing" ? "plans" : name}`)?.scrollIntoView();
}
