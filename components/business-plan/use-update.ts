"use client";

import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { ProposedPlan } from "@/lib/business-plan/answers";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";
import { type Failure, failureOf } from "./plan-failure";

/** Generates the plan again with corrections; asks first if edits or decisions would be lost. */
export function useUpdate(
  holdsWork: boolean,
  onMade: (answer: ProposedPlan, request: BusinessPlanRequest) => void,
) {
  const confirm = useConfirm();
  const { pending, error, act } = useAction<"update", Failure>({ refusals: "inline" });

  async function update(request: BusinessPlanRequest) {
    const isSure = await confirm({
      isNeeded: holdsWork,
      title: "Make a new plan?",
      content: "Your edits and decisions on this plan will be lost.",
      confirmLabel: "Update the plan",
      tone: "danger",
    });
    return isSure ? call("POST /business-plans", { body: request }) : null;
  }

  const start = (request: BusinessPlanRequest) =>
    act("update", () => update(request), {
      onDone: (answer) => onMade(answer, request),
      explain: (failure) => failureOf(failure, "The plan could not be updated", "Your plan is still here."),
    });

  return { isUpdating: pending !== null, failure: error, start };
}
