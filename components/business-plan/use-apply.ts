"use client";

import { useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/toaster";
import type { Pending } from "@/components/ui/use-pending";
import { call } from "@/lib/api/call";
import type { AppliedPlan, CurrentSite, PlanSection } from "@/lib/business-plan/schema";
import { RequestError } from "@/lib/platform/http/client";
import { applyInputOf, formFieldOf } from "./apply-input";
import { type Failure, failureOf } from "./plan-failure";
import type { PlanValues } from "./plan-values";

/** The pending action of a plan; one at a time. */
export type PlanPending = Pending<"applying" | "updating">;

const KEPT = "Your edits and decisions are still here.";

type ApplyOptions = {
  pending: PlanPending;
  form: UseFormReturn<PlanValues>;
  description: string;
  current: CurrentSite;
  onApplied: (applied: AppliedPlan) => void;
  /** Receives the current site after a conflict. */
  onCompared: (current: CurrentSite) => void;
  /** Called after the server rejected fields, whose errors are set. */
  onProblems: () => void;
};

/** Applies the accepted sections; after a conflict it offers to compare again. */
export function useApply(options: ApplyOptions) {
  const { pending, form, description, current, onApplied, onCompared, onProblems } = options;
  const confirm = useConfirm();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function compareAgain(reason: string) {
    const wanted = await confirm({
      title: "Somebody saved in the meantime",
      content: `${reason} Nothing was applied. Compare again to see what the site says now. Your edits are still here.`,
      confirmLabel: "Compare again",
      cancelLabel: "Not now",
    });
    if (!wanted) return;
    onCompared((await call("POST /business-plans", { body: { description } })).current);
    notify.success("Compared with the site as it is now", {
      description: "Your edits are still here. Decide again on what has changed.",
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
    const input = applyInputOf(description, accepted, form.getValues(), current);
    try {
      const { applied } = await call("POST /business-plans/applied", { body: input });
      notify.clear();
      onApplied(applied);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const fields = Object.keys(error.fields);
      if (error.status === 409 && fields.length > 0) return compareAgain(error.message);
      if (showFields(error.fields)) return onProblems();
      throw error;
    }
  }

  const apply = (accepted: readonly PlanSection[]) =>
    pending.run("applying", async () => {
      setFailure(null);
      await send(accepted).catch((error) => setFailure(failureOf(error, "The plan was not applied", KEPT)));
    });

  return { failure, apply };
}
