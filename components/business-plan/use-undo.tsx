"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { usePending } from "@/components/ui/use-pending";
import { type AppliedPlan, type PlanSection, planSections } from "@/lib/business-plan/schema";
import { RequestError } from "@/lib/http/client";
import { undoPlan } from "./plan-api";
import { type Failure, failureOf } from "./plan-failure";

/** The sections that lose by it what was saved since, where that is why the call was refused. */
function contestedIn(error: unknown): PlanSection[] {
  if (!(error instanceof RequestError) || error.status !== 409) return [];
  return planSections.filter((section) => section in error.fields);
}

/** Takes an applied plan back; where somebody has saved since, only after asking for just what that loses. */
export function useUndo(onUndone: (applied: AppliedPlan) => void) {
  const confirm = useConfirm();
  const { pending, run } = usePending<"undoing">();
  const [failure, setFailure] = useState<Failure | null>(null);

  const isSure = (reason: string) =>
    confirm({
      title: "Something was saved since",
      content: (
        <>
          <p>{reason}</p>
          <p>
            If you undo anyway, these go back to what they were before this plan, and what was changed in them
            since is lost.
          </p>
        </>
      ),
      confirmLabel: "Undo anyway",
      tone: "danger",
    });

  async function send(id: string, anyway: readonly PlanSection[] = []): Promise<void> {
    try {
      onUndone((await undoPlan(id, anyway)).applied);
    } catch (error) {
      const contested = contestedIn(error);
      if (contested.length === 0) throw error;
      if (await isSure((error as RequestError).message)) await send(id, contested);
    }
  }

  const undo = (id: string) =>
    run("undoing", async () => {
      setFailure(null);
      await send(id).catch((error) =>
        setFailure(failureOf(error, "The plan was not undone", "Nothing was changed.")),
      );
    });

  return { isUndoing: pending !== null, failure, undo };
}
