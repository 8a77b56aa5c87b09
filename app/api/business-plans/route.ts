import { implement } from "@/lib/api/implement";
import { businessPlanCalls } from "@/lib/business-plan/calls";
import { proposePlan } from "@/lib/business-plan/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(businessPlanCalls, {
  "POST /business-plans": ({ body }) => proposePlan(body),
});
