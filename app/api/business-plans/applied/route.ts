import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { appliedPlan } from "@/lib/business-plan/answers";
import { applyPlan } from "@/lib/business-plan/apply.server";
import { applyInput, MAX_ACCEPTED_BYTES } from "@/lib/business-plan/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "plans:write",
      body: applyInput,
      maxBytes: MAX_ACCEPTED_BYTES,
      answer: z.object({ applied: appliedPlan }),
    },
    async ({ body, user }) => ({ applied: await applyPlan(body, user.email) }),
  ),
});
