"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { call } from "@/lib/api/call";
import type { BusinessPlanRequest, ProposedPlan } from "@/lib/business-plan/schema";
import { type Failure, failureOf } from "./plan-failure";
import type { PlanPending } from "./use-apply";

/** Generates the plan again with corrections; asks first if edits or decisions would be lost. */
export function useUpdate(
  { pending, run }: PlanPending,
  holdsWork: boolean,
  onMade: (answer: ProposedPlan, request: BusinessPlanRequest) => void,
) {
  const confirm = useConfirm();
  const [failure, setFailure] = useState<Failure | null>(null);

  const start = (request: BusinessPlanRequest) =>
    run("updating", async () => {
      setFailure(null);
      const isSure =
        !holdsWork ||
        (await confirm({
          title: "Make the plan anew?",
          content: "Your edits and decisions on this plan will be lost.",
          confirmLabel: "Update the plan",
          tone: "danger",
        }));
      if (!isSure) return;
      try {
        onMade(await call("POST /business-plans", { body: request }), request);
      } catch (error) {
        setFailure(failureOf(error, "The plan could not be updated", "Your plan is still here."));
      }
    });

  return { isUpdating: pending === "updating", isBlocked: pending !== null, failure, start };
}
