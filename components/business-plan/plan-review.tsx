"use client";

import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import type { AppliedPlan, CurrentSite, ProposedPlan } from "@/lib/business-plan/answers";
import type { BusinessPlanRequest, EmptiableSection } from "@/lib/business-plan/schema";
import { ApplyBar } from "./apply-bar";
import { DraftNotice } from "./draft-notice";
import { EnglishNotice } from "./english-notice";
import { LeftoverNotice } from "./leftover-notice";
import { leftoversOf } from "./leftovers";
import { PlanSectionList } from "./plan-section-list";
import { changedSections } from "./section-now";
import { TemplateNotice } from "./template-notice";
import { UnderstandingCard } from "./understanding-card";
import { useApply } from "./use-apply";
import { useDecisions } from "./use-decisions";
import { usePlanForm } from "./use-plan-form";
import { useUpdate } from "./use-update";

export type MadePlan = ProposedPlan & { request: BusinessPlanRequest };

type PlanReviewProps = {
  made: MadePlan;
  onMade: (answer: ProposedPlan, request: BusinessPlanRequest) => void;
  onCompared: (current: CurrentSite) => void;
  onApplied: (applied: AppliedPlan) => void;
  onDiscard: () => void;
};

/** The review's heading; takes the focus once the plan is generated. */
function PlanReviewHead() {
  return (
    <div>
      <h3 ref={focusOnMount} tabIndex={-1} className="scroll-mt-24 text-xl focus:outline-none">
        Your plan
      </h3>
      <p className="text-ink-soft text-sm">
        Nothing is on your site yet. Correct the plan, accept the parts you like, then apply them.
      </p>
    </div>
  );
}

/** Shows each section of the plan beside the current content, to be edited, accepted or refused, and applied. */
export function PlanReview({ made, onMade, onCompared, onApplied, onDiscard }: PlanReviewProps) {
  const { plan, current, kinds, request } = made;
  const confirm = useConfirm();
  const { form, report, isEdited } = usePlanForm(plan, current);
  const decisions = useDecisions(form, report);
  const { accepted, showProblems } = decisions;
  const problems = accepted.flatMap((section) => report[section].problems).length;
  const holdsWork = isEdited || decisions.isAnyMade;
  const [isDone, setDone] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  useUnsavedChanges(holdsWork && !isDone);
  const update = useUpdate(holdsWork, onMade);
  const leftovers = accepted.length > 0 ? leftoversOf(report, current) : [];
  const [wantedEmpty, setWantedEmpty] = useState<readonly EmptiableSection[]>([]);
  const emptied = leftovers.map(({ section }) => section).filter((section) => wantedEmpty.includes(section));
  const { isApplying, failure, apply } = useApply({
    form,
    description: request.description,
    current,
    emptied,
    onCompared: (now) => {
      decisions.reopen(changedSections(current, now));
      onCompared(now);
    },
    onProblems: () => showProblems(accepted),
    onApplied: (applied) => {
      setDone(true);
      onApplied(applied);
    },
  });

  const isBusy = isApplying || update.isUpdating;

  async function applyAccepted() {
    if (problems > 0) return showProblems(accepted);
    const isSure = await confirm({
      isNeeded: isCorrected,
      title: "Apply without your corrections?",
      content: "You corrected the facts, but did not update the plan.",
      confirmLabel: "Apply as it is",
    });
    if (isSure) await apply(accepted);
  }

  async function discard() {
    const isSure = await confirm({
      isNeeded: holdsWork,
      title: "Discard this plan?",
      content: "Your edits and decisions will be lost. Your description stays.",
      confirmLabel: "Discard plan",
      tone: "danger",
    });
    if (isSure) onDiscard();
  }

  return (
    <FormProvider {...form}>
      <div className="grid gap-6">
        <PlanReviewHead />
        <EnglishNotice description={request.description} stage="planned" />
        {current.activeTemplate !== null && <TemplateNotice name={current.activeTemplate} />}
        {current.draftWaits && <DraftNotice />}
        <UnderstandingCard
          description={request.description}
          understood={plan.understanding}
          kinds={kinds}
          update={update}
          isBlocked={isApplying}
          onCorrected={setCorrected}
        />
        <fieldset disabled={isBusy} className="min-w-0">
          <PlanSectionList current={current} report={report} decisions={decisions} />
        </fieldset>
        {leftovers.length > 0 && (
          <LeftoverNotice
            leftovers={leftovers}
            emptied={emptied}
            onChange={(section, isEmptied) =>
              setWantedEmpty((before) => [
                ...before.filter((one) => one !== section),
                ...(isEmptied ? [section] : []),
              ])
            }
          />
        )}
      </div>
      <ApplyBar
        accepted={accepted.length}
        undecided={decisions.undecided.length}
        problems={problems}
        isBusy={isBusy}
        isApplying={isApplying}
        failure={failure}
        onDiscard={() => void discard()}
        onApply={() => void applyAccepted()}
      />
    </FormProvider>
  );
}
