import { handle, route } from "@/lib/api/handle";
import { auditPage } from "@/lib/audit/answers";
import { listAudit } from "@/lib/audit/list.server";
import { auditQuery, visibleFeatures } from "@/lib/audit/schema";
import { configurationState } from "@/lib/installation/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "audit:read", query: auditQuery, answer: auditPage }, async ({ query, user }) => {
    const { timeZone } = await configurationState();
    return listAudit(query, { features: visibleFeatures(user.role), timeZone });
  }),
});
