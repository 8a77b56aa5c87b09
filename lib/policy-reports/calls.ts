import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { policyReport } from "./answers";

export const policyReportCalls = defineCalls({
  "GET /csp-reports": {
    summary: "List the content that browsers blocked",
    permission: "settings:read",
    answer: z.object({ reports: z.array(policyReport) }),
  },
  // Browsers send reports on their own, with other headers. Reports are only counted.
  "POST /csp-reports": {
    summary: "Report blocked content",
    access: "public",
    guardsItself: true,
    accepts: { "application/csp-report": z.unknown(), "application/reports+json": z.unknown() },
    errors: ["too-many-tries"],
    audit: "Browsers report; it is counted in memory.",
  },
  "DELETE /csp-reports": {
    summary: "Clear the list of blocked content",
    permission: "settings:write",
    audit: ["settings:clear-reports"],
  },
});
