import { implement } from "@/lib/api/implement";
import { parseJson, readBytes } from "@/lib/platform/http/body";
import { policyReportCalls } from "@/lib/policy-reports/calls";
import {
  clearPolicyReports,
  listPolicyReports,
  recordPolicyReport,
  takeReportAttempt,
} from "@/lib/policy-reports/reports.server";

/** In bytes: a report holds the policy and two addresses. */
const MAX_REPORT_BYTES = 32_000;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(policyReportCalls, {
  "GET /csp-reports": async () => ({ reports: listPolicyReports() }),
  "POST /csp-reports": async ({ request, address }) => {
    takeReportAttempt(address);
    recordPolicyReport(parseJson(await readBytes(request, MAX_REPORT_BYTES)));
    return {};
  },
  "DELETE /csp-reports": async () => {
    await clearPolicyReports();
    return {};
  },
});
