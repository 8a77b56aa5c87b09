"use client";

import type { ReactNode } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { AppliedPlan, PlanSection, TurnedPlan } from "@/lib/business-plan/answers";
import { nameAll, sectionNames } from "@/lib/business-plan/section-names";
import { RequestError } from "@/lib/platform/http/client";
import { type Failure, failureOf } from "./plan-failure";

/** Undoing a plan, or redoing one that was undone. */
export type Turn = "undo" | "redo";

type Words = {
  title: string;
  content: (sections: string) => ReactNode;
  confirmLabel: string;
  failed: string;
};

const words: Record<Turn, Words> = {
  undo: {
    title: "Undo this plan?",
    content: (sections) => (
      <>
        <p>On your site, {sections} return to their content before this plan.</p>
        <p>Everything else stays, including later changes. You can redo the plan afterwards.</p>
      </>
    ),
    confirmLabel: "Undo the plan",
    failed: "The plan was not undone",
  },
  redo: {
    title: "Redo this plan?",
    content: (sections) => (
      <>
        <p>On your site, {sections} get the content of this plan again.</p>
        <p>Everything else stays, including later changes.</p>
      </>
    ),
    confirmLabel: "Redo the plan",
    failed: "The plan was not redone",
  },
};

/** Returns the sections saved since, if the call was refused (409) because of them; else none. */
function contestedIn(error: unknown): PlanSection[] {
  if (!(error instanceof RequestError) || error.status !== 409) return [];
  return (Object.keys(sectionNames) as PlanSection[]).filter((section) => section in error.fields);
}

/** Undoes or redoes an applied plan after a confirmation; asks again before it overwrites later changes. */
export function useTurn(onTurned: (answer: TurnedPlan) => void) {
  const confirm = useConfirm();
  const { pending, error, act } = useAction<Turn, Failure>({ refusals: "inline" });

  const isSureOfLoss = (turn: Turn, reason: string) =>
    confirm({
      title: "Something was saved since",
      content: (
        <>
          <p>{reason}</p>
          <p>
            {turn === "undo"
              ? "If you undo anyway, these return to their content before this plan, and later changes to them are lost."
              : "If you redo anyway, these return to the content of this plan, and later changes to them are lost."}
          </p>
        </>
      ),
      confirmLabel: turn === "undo" ? "Undo anyway" : "Redo anyway",
      tone: "danger",
    });

  async function send(turn: Turn, id: string, anyway: PlanSection[] = []): Promise<TurnedPlan | null> {
    try {
      return await call(`POST /business-plans/applied/{id}/${turn}`, { params: { id }, body: { anyway } });
    } catch (error) {
      const contested = contestedIn(error);
      if (contested.length === 0) throw error;
      return (await isSureOfLoss(turn, (error as RequestError).message)) ? send(turn, id, contested) : null;
    }
  }

  const start = (turn: Turn, { id, sections }: AppliedPlan) =>
    act(
      turn,
      async () => {
        const { title, content, confirmLabel } = words[turn];
        const named = nameAll(sections.map((section) => sectionNames[section]));
        return (await confirm({ title, content: content(named), confirmLabel })) ? send(turn, id) : null;
      },
      {
        onDone: onTurned,
        explain: (error) => failureOf(error, words[turn].failed, "Nothing was changed."),
      },
    );

  return { pending, failure: error, start };
}
