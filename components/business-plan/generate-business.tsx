"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Loading } from "@/components/ui/spinner";
import type { AppliedPlan, ProposedPlan, TurnedPlan } from "@/lib/business-plan/answers";
import { type ProposedRequest, requestFor } from "@/lib/business-plan/proposed-request";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";
import { AppliedPanel } from "./applied-panel";
import { DescribeForm } from "./describe-form";
import { SiteLanguageContext } from "./english-notice";
import type { MadePlan } from "./plan-review";
import { storedPlan, useStoredDescription } from "./stored-inputs";
import { TemplateNotice } from "./template-notice";
import { useGeneration } from "./use-generation";

const loadReview = () => import("./plan-review").then(({ PlanReview }) => ({ default: PlanReview }));
const PlanReview = lazy(loadReview);

type GenerateBusinessProps = {
  /** The plans that can be undone or redone, the latest first. */
  latest?: AppliedPlan[];
  /** The description to begin with. */
  proposed?: ProposedRequest | null;
  /** BCP 47; texts are written in English. */
  siteLanguage: string;
};

/** Generates a plan for the site from a description, and applies the accepted sections. */
export function GenerateBusiness({ siteLanguage, ...rest }: GenerateBusinessProps) {
  return (
    <SiteLanguageContext value={siteLanguage}>
      <Generator {...rest} />
    </SiteLanguageContext>
  );
}

function Generator({ latest: initial = [], proposed = null }: Omit<GenerateBusinessProps, "siteLanguage">) {
  const [description, setDescription] = useStoredDescription(proposed?.description ?? "");
  const [made, setMade] = useState<MadePlan & { number: number }>();
  const [latest, setLatest] = useState(initial);
  const [newId, setNew] = useState<string>();
  const [focusedId, setFocused] = useState<string>();
  const [template, setTemplate] = useState<string | null>(null);
  const [isReturn, setReturn] = useState(false);

  function show({ plan, current, kinds }: ProposedPlan, request: BusinessPlanRequest) {
    storedPlan.write(request);
    setMade((before) => ({ plan, current, kinds, request, number: (before?.number ?? 0) + 1 }));
  }
  const generation = useGeneration(loadReview, show);

  const resume = useRef(generation.start);
  useEffect(() => {
    const opened = { isLeft: false };
    void storedPlan.read().then((request) => {
      if (request && !opened.isLeft) void resume.current(request, 0);
    });
    return () => {
      opened.isLeft = true;
    };
  }, []);

  function cancel() {
    storedPlan.write(null);
    generation.cancel();
  }

  function backToDescription() {
    storedPlan.write(null);
    setMade(undefined);
    setNew(undefined);
    setFocused(undefined);
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
            storedPlan.write(null);
            setLatest([plan]);
            setNew(plan.id);
            setFocused(plan.id);
            setTemplate(made.current.activeTemplate);
            setMade(undefined);
          }}
          onDiscard={backToDescription}
        />
      </Suspense>
    );
  }
  /** Hides a redone plan if another one was applied since, which then takes the focus. */
  function showTurned({ applied, latest: offered }: TurnedPlan) {
    setLatest(offered);
    setFocused((offered.find(({ id }) => id === applied.id) ?? offered[0])?.id);
  }
  const panels = latest.map((applied) => (
    <AppliedPanel
      key={applied.id}
      applied={applied}
      isNew={applied.id === newId}
      hasFocus={applied.id === focusedId}
      onTurned={showTurned}
      onAnother={backToDescription}
    />
  ));
  if (newId !== undefined) {
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
        requestFor={(text) => requestFor(text, proposed)}
        isReturn={isReturn}
      />
      {panels}
    </div>
  );
}
