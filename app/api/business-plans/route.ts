import { proposedPlan } from "@/lib/business-plan/answers";
import { businessPlanRequest } from "@/lib/business-plan/schema";
import { proposePlan } from "@/lib/business-plan/server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "plans:write", body: businessPlanRequest, answer: proposedPlan }, ({ body }) =>
    proposePlan(body),
  ),
});
