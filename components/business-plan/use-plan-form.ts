"use client";

import { useEffect, useState } from "react";
import { type FieldPath, get, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import type { BusinessPlan, CurrentSite } from "@/lib/business-plan/answers";
import { type PlanValues, planValues } from "./plan-values";
import { reportOnPlan } from "./section-report";

/**
 * Validates the sections as applying does; incomplete entries are not errors. Lists whose entries were added, moved or
 * removed keep their messages.
 */
function planResolver(current: CurrentSite, messageAt: (name: string) => unknown): Resolver<PlanValues> {
  return (values, _, { names = [], fields }) => {
    const errors = {};
    const [name, ...others] = names;
    if (name && others.length === 0 && !get(fields, name)) {
      const message = messageAt(name);
      if (message) set(errors, name, message);
      return { values: {}, errors };
    }
    const report = reportOnPlan(values, current);
    for (const { path, message } of Object.values(report).flatMap(({ problems }) => problems)) {
      set(errors, path, { type: "invalid", message });
    }
    return { values, errors };
  };
}

/**
 * Keeps the plan's form, the state of its sections and whether it was edited, without rendering for each keystroke.
 */
export function usePlanForm(plan: BusinessPlan, current: CurrentSite) {
  const [made] = useState(() => planValues(plan));
  const form: UseFormReturn<PlanValues> = useForm<PlanValues>({
    resolver: planResolver(current, (name) => form.getFieldState(name as FieldPath<PlanValues>).error),
    defaultValues: made,
    mode: "onTouched",
  });
  const [status, setStatus] = useState(() => ({ report: reportOnPlan(made, current), isEdited: false }));

  useEffect(() => {
    const before = JSON.stringify(made);
    function look() {
      const values = form.getValues();
      const next = {
        report: reportOnPlan(values, current),
        isEdited: JSON.stringify(values) !== before,
      };
      setStatus((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
    }

    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, current, made]);

  return { form, ...status };
}
