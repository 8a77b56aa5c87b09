"use client";

import { lazy, Suspense, useState } from "react";
import { Loading } from "@/components/ui/spinner";
import type { AppliedPlan, BusinessPlanAnswer, BusinessPlanRequest } from "@/lib/business-plan/schema";
import { AppliedPanel } from "./applied-panel";
import { DescribeForm } from "./describe-form";
import type { MadePlan } from "./plan-review";
import { useGeneration } from "./use-generation";
import { useKeptDescription } from "./use-kept-description";

const loadReview = () => import("./plan-review").then(({ PlanReview }) => ({ default: PlanReview }));
const PlanReview = lazy(loadReview);

type GenerateBusinessProps = { /** The plan that was applied last. */ applied?: AppliedPlan | null };

/** Describes a business, makes a plan for its site, and applies what the administrator accepts of it. */
export function GenerateBusiness({ applied: initial = null }: GenerateBusinessProps) {
  const [description, setDescription] = useKeptDescription();
  const [made, setMade] = useState<MadePlan & { number: number }>();
  const [applied, setApplied] = useState(initial);
  const [isNew, setNew] = useState(false);
  const [isReturn, setReturn] = useState(false);

  function show({ plan, current, kinds }: BusinessPlanAnswer, request: BusinessPlanRequest) {
    setMade((before) => ({ plan, current, kinds, request, number: (before?.number ?? 0) + 1 }));
  }
  const generation = useGeneration(loadReview, show);

  function backToDescription() {
    setMade(undefined);
    setNew(false);
    setReturn(true);
  }

  if (made) {
    return (
      <Suspense fallback={<Loading />}>
        <PlanReview
          key={made.number}
          made={made}
          onMade={show}
          onCompared={(current) => setMade({ ...made, current })}
          onApplied={(plan) => {
            setApplied(plan);
            setNew(true);
            setMade(undefined);
          }}
          onDiscard={backToDescription}
        />
      </Suspense>
    );
  }
  const panel = applied && (
    <AppliedPanel applied={applied} isNew={isNew} onUndone={setApplied} onAnother={backToDescription} />
  );
  if (isNew) return panel;
  return (
    <div className="grid gap-7">
      <DescribeForm
        description={description}
        onChange={setDescription}
        generation={generation}
        isReturn={isReturn}
      />
      {panel}
    </div>
  );
}
