"use client";

import type { FieldPath, UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { AppliedPlan, CurrentSite, PlanSection } from "@/lib/business-plan/answers";
import type { EmptiableSection } from "@/lib/business-plan/schema";
import { RequestError } from "@/lib/platform/http/client";
import { applyInputOf, formFieldOf } from "./apply-input";
import { type Failure, failureOf } from "./plan-failure";
import type { PlanValues } from "./plan-values";

const KEPT = "Your edits and decisions are still here.";

type ApplyOptions = {
  form: UseFormReturn<PlanValues>;
  description: string;
  current: CurrentSite;
  emptied: readonly EmptiableSection[];
  onApplied: (applied: AppliedPlan) => void;
  /** Receives the current site after a conflict. */
  onCompared: (current: CurrentSite) => void;
  /** Called after the server rejected fields, whose errors are set. */
  onProblems: () => void;
};

/** Applies the accepted sections; after a conflict it offers to compare again. */
export function useApply(options: ApplyOptions) {
  const { form, description, current, emptied, onApplied, onCompared, onProblems } = options;
  const confirm = useConfirm();
  const { pending, error, act } = useAction<"apply", Failure>({ refusals: "inline" });

  async function compareAgain(reason: string) {
    const wanted = await confirm({
      title: "Somebody saved in the meantime",
      content: `${reason} Nothing was applied. Compare again to see the current content. Your edits are still here.`,
      confirmLabel: "Compare again",
      cancelLabel: "Not now",
    });
    if (!wanted) return;
    onCompared((await call("POST /business-plans", { body: { description } })).current);
    notify.success("Compared with the site as it is now", {
      description: "Your edits are still here. Decide again on the changed parts.",
      topic: "plan",
    });
  }

  function showFields(fields: Record<string, string>): boolean {
    const values = form.getValues();
    const shown = Object.entries(fields).flatMap(([field, message]) => {
      const path = formFieldOf(field, values);
      return path ? [{ path: path as FieldPath<PlanValues>, message }] : [];
    });
    for (const { path, message } of shown) form.setError(path, { type: "server", message });
    return shown.length > 0;
  }

  async function send(accepted: readonly PlanSection[]) {
    const body = applyInputOf(description, accepted, form.getValues(), current, emptied);
    try {
      return await call("POST /business-plans/applied", { body });
    } catch (error) {
      const isConflict = error instanceof RequestError && error.status === 409;
      if (!isConflict || Object.keys(error.fields).length === 0) throw error;
      await compareAgain(error.message);
      return null;
    }
  }

  const apply = (accepted: readonly PlanSection[]) =>
    act("apply", () => send(accepted), {
      onDone({ applied }) {
        notify.clear();
        onApplied(applied);
      },
      showRefusal({ fields }) {
        const isShown = showFields(fields);
        if (isShown) onProblems();
        return isShown;
      },
      explain: (error) => failureOf(error, "The plan was not applied", KEPT),
    });

  return { isApplying: pending !== null, failure: error, apply };
}
