import { handle, route } from "@/lib/api/handle";
import { proposedPlan } from "@/lib/business-plan/answers";
import { businessPlanRequest } from "@/lib/business-plan/schema";
import { proposePlan } from "@/lib/business-plan/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "plans:write", body: businessPlanRequest, answer: proposedPlan }, ({ body }) =>
    proposePlan(body),
  ),
});
