import { implement } from "@/lib/api/implement";
import { auditCalls } from "@/lib/audit/calls";
import { exportAudit } from "@/lib/audit/export.server";
import { visibleFeatures } from "@/lib/audit/schema";
import { configurationState } from "@/lib/installation/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(auditCalls, {
  "GET /audit/export": async ({ query: { format, ...filter }, user }) => {
    const { timeZone } = await configurationState();
    return exportAudit(filter, format, { features: visibleFeatures(user.role), timeZone });
  },
});
