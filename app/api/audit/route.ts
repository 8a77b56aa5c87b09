import { implement } from "@/lib/api/implement";
import { auditCalls } from "@/lib/audit/calls";
import { listAudit } from "@/lib/audit/list.server";
import { visibleFeatures } from "@/lib/audit/schema";
import { configurationState } from "@/lib/installation/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(auditCalls, {
  "GET /audit": async ({ query, user }) => {
    const { timeZone } = await configurationState();
    return listAudit(query, { features: visibleFeatures(user.role), timeZone });
  },
});
