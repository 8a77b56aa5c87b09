"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { usePending } from "@/components/ui/use-pending";
import type { AppliedPlan } from "@/lib/business-plan/schema";
import { RequestError } from "@/lib/http/client";
import { undoPlan } from "./plan-api";
import { type Failure, failureOf } from "./plan-failure";

/** Takes an applied plan back; where somebody has saved since, only after asking. */
export function useUndo(onUndone: (applied: AppliedPlan) => void) {
  const confirm = useConfirm();
  const { pending, run } = usePending<"undoing">();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function undoAnyway(id: string, reason: string) {
    const isSure = await confirm({
      title: "Something was saved since",
      content: (
        <>
          <p>{reason}</p>
          <p>
            If you undo anyway, the sections of this plan go back to what they were before it, and what was
            changed in them since is lost.
          </p>
        </>
      ),
      confirmLabel: "Undo anyway",
      tone: "danger",
    });
    if (isSure) onUndone((await undoPlan(id, true)).applied);
  }

  async function send(id: string) {
    try {
      onUndone((await undoPlan(id, false)).applied);
    } catch (error) {
      const isContested =
        error instanceof RequestError && error.status === 409 && Object.keys(error.fields).length > 0;
      if (!isContested) throw error;
      await undoAnyway(id, error.message);
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
