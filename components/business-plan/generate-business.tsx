"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Loading } from "@/components/ui/spinner";
import type { AppliedPlan, BusinessPlanAnswer, BusinessPlanRequest } from "@/lib/business-plan/schema";
import { AppliedPanel } from "./applied-panel";
import { DescribeForm } from "./describe-form";
import { keptPlan } from "./kept-plan";
import type { MadePlan } from "./plan-review";
import { TemplateNotice } from "./template-notice";
import { useGeneration } from "./use-generation";
import { useKeptDescription } from "./use-kept-description";

const loadReview = () => import("./plan-review").then(({ PlanReview }) => ({ default: PlanReview }));
const PlanReview = lazy(loadReview);

type GenerateBusinessProps = {
  /** What can be undone or redone, the latest first. */ latest?: AppliedPlan[];
};

/** Describes a business, makes a plan for its site, and applies what the administrator accepts of it. */
export function GenerateBusiness({ latest: initial = [] }: GenerateBusinessProps) {
  const [description, setDescription] = useKeptDescription();
  const [made, setMade] = useState<MadePlan & { number: number }>();
  const [latest, setLatest] = useState(initial);
  const [isNew, setNew] = useState(false);
  const [template, setTemplate] = useState<string | null>(null);
  const [isReturn, setReturn] = useState(false);

  function show({ plan, current, kinds }: BusinessPlanAnswer, request: BusinessPlanRequest) {
    keptPlan.write(request);
    setMade((before) => ({ plan, current, kinds, request, number: (before?.number ?? 0) + 1 }));
  }
  const generation = useGeneration(loadReview, show);

  const resume = useRef(generation.start);
  useEffect(() => {
    const request = keptPlan.read();
    if (request) void resume.current(request, 0);
  }, []);

  function cancel() {
    keptPlan.write(null);
    generation.cancel();
  }

  function backToDescription() {
    keptPlan.write(null);
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
            keptPlan.write(null);
            setLatest([plan]);
            setNew(true);
            setTemplate(made.current.activeTemplate);
            setMade(undefined);
          }}
          onDiscard={backToDescription}
        />
      </Suspense>
    );
  }
  const panels = latest.map((applied) => (
    <AppliedPanel
      key={applied.id}
      applied={applied}
      isNew={isNew}
      onTurned={(turned) => setLatest((before) => before.map((one) => (one.id === turned.id ? turned : one)))}
      onAnother={backToDescription}
    />
  ));
  if (isNew) {
    return (
      <div className="grid max-w-4xl gap-5">
        {panels}
        {template !== null && <TemplateNotice name={template} />}
      </div>
    );
  }
  return (
    <div className="grid gap-7">
      <DescribeForm
        description={description}
        onChange={setDescription}
        generation={{ ...generation, cancel }}
        isReturn={isReturn}
      />
      {panels}
    </div>
  );
}
