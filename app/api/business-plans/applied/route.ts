import { latestAppliedPlan } from "@/lib/business-plan/applied.server";
import { applyPlan } from "@/lib/business-plan/apply.server";
import { applyInput, MAX_ACCEPTED_BYTES } from "@/lib/business-plan/schema";
import { currentSite } from "@/lib/business-plan/server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin" }, async () => ({ applied: await latestAppliedPlan() })),
  POST: handle(
    { access: "admin", body: applyInput, maxBytes: MAX_ACCEPTED_BYTES },
    async ({ body, user }) => {
      const applied = await applyPlan(body, user.email);
      return { applied, ...(await currentSite()) };
    },
  ),
});
