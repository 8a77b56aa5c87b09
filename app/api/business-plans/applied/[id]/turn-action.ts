import { handle } from "@/lib/api/handle";
import { turnedPlan } from "@/lib/business-plan/answers";
import { latestPlans } from "@/lib/business-plan/applied.server";
import { type AppliedPlan, appliedParams, type PlanSection, undoInput } from "@/lib/business-plan/schema";

/** A call that undoes an applied plan, or applies it again. */
export const turnAction = (
  turn: (id: string, anyway: readonly PlanSection[], author: string) => Promise<AppliedPlan>,
) =>
  handle(
    {
      permission: "plans:write",
      params: appliedParams,
      body: undoInput,
      answer: turnedPlan,
      errors: ["not-found"],
    },
    async ({ params, body, user }) => ({
      applied: await turn(params.id, body.anyway, user.email),
      latest: await latestPlans(),
    }),
  );
