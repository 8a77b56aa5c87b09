"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SetupForm } from "@/lib/setup/schema";
import { type SetupField, setupSteps } from "@/lib/setup/steps";
import { firstInvalidStep, keepDraft, namesAnotherServer, readDraft } from "./draft";

type DraftOptions = {
  form: UseFormReturn<SetupForm>;
  defaults: SetupForm;
  step: number;
  /** Called if an earlier step is incomplete. */
  onIncomplete: (step: number) => void;
};

/** Restores the values from before a reload, and stores later ones. */
export function useDraft({ form, defaults, step, onIncomplete }: DraftOptions) {
  const [first] = useState({ defaults, step, onIncomplete });

  useEffect(() => {
    const draft = readDraft(first.defaults);
    for (const [field, value] of Object.entries(draft)) form.setValue(field as SetupField, value);
    if (namesAnotherServer(draft, first.defaults)) form.setValue("database.password", "");
    let isOver = false;
    async function checkEarlierSteps() {
      const invalid = await firstInvalidStep(form.getValues());
      if (isOver || invalid >= first.step) return;
      first.onIncomplete(invalid);
      void form.trigger(setupSteps[invalid]?.fields);
    }
    // The schema is not needed to begin with the first step.
    if (first.step > 0) void checkEarlierSteps();
    const { unsubscribe } = form.watch((values) => keepDraft(values));
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [form, first]);
}
