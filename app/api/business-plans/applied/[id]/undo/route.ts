import { turnedPlan } from "@/lib/business-plan/answers";
import { latestPlans } from "@/lib/business-plan/applied.server";
import { appliedParams, undoInput } from "@/lib/business-plan/schema";
import { undoPlan } from "@/lib/business-plan/undo.server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "plans:write",
      params: appliedParams,
      body: undoInput,
      answer: turnedPlan,
      errors: ["not-found"],
    },
    async ({ params, body, user }) => ({
      applied: await undoPlan(params.id, body.anyway, user.email),
      latest: await latestPlans(),
    }),
  ),
});
