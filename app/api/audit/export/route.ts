import { handle, route } from "@/lib/api/handle";
import { exportAudit } from "@/lib/audit/export.server";
import { auditExportQuery, visibleFeatures } from "@/lib/audit/schema";
import { configurationState } from "@/lib/installation/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "audit:read", query: auditExportQuery, sends: ["text/csv", "application/json"] },
    async ({ query: { format, ...filter }, user }) => {
      const { timeZone } = await configurationState();
      return exportAudit(filter, format, { features: visibleFeatures(user.role), timeZone });
    },
  ),
});
