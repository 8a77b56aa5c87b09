import { implement } from "@/lib/api/implement";
import { applyPlan } from "@/lib/business-plan/apply.server";
import { businessPlanCalls } from "@/lib/business-plan/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(businessPlanCalls, {
  "POST /business-plans/applied": async ({ body, user }) => ({ applied: await applyPlan(body, user.email) }),
});
