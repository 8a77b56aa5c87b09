import { storedJob } from "@/tests/support/jobs/rows";
import type { Recipe } from "./recipe";

export const systemCalls: Record<string, Recipe> = {
  "POST /system/jobs/{id}/retry": async ({ token }) => ({
    sent: { token, params: { id: await storedJob() }, body: {} },
    actions: ["system:retry-job"],
  }),
  "DELETE /system/jobs/{id}": async ({ token }) => ({
    sent: { token, params: { id: await storedJob() } },
    actions: ["system:drop-job"],
  }),
};
