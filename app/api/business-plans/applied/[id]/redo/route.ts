import { implement } from "@/lib/api/implement";
import { latestPlans } from "@/lib/business-plan/applied.server";
import { businessPlanCalls } from "@/lib/business-plan/calls";
import { redoPlan } from "@/lib/business-plan/undo.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(businessPlanCalls, {
  "POST /business-plans/applied/{id}/redo": async ({ params, body, user }) => ({
    applied: await redoPlan(params.id, body.anyway, user.email),
    latest: await latestPlans(),
  }),
});
