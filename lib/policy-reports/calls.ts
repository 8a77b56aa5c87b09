import { z } from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { policyReport } from "./answers";

export const policyReportCalls = defineCalls({
  "GET /csp-reports": {
    summary: "List what browsers stopped on pages",
    permission: "settings:read",
    answer: z.object({ reports: z.array(policyReport) }),
  },
  // Browsers send reports by themselves, with headers of their own. All that one does is to be counted.
  "POST /csp-reports": {
    summary: "Report what a browser stopped",
    access: "public",
    guardsItself: true,
    accepts: { "application/csp-report": z.unknown(), "application/reports+json": z.unknown() },
    errors: ["too-many-tries"],
    audit: "Browsers report; it is counted in memory.",
  },
  "DELETE /csp-reports": {
    summary: "Clear that list",
    permission: "settings:write",
    audit: ["settings:clear-reports"],
  },
});
