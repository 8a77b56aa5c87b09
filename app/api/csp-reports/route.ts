import { implement } from "@/lib/api/implement";
import { readText } from "@/lib/platform/http/body";
import { AppError } from "@/lib/platform/http/errors";
import { policyReportCalls } from "@/lib/policy-reports/calls";
import {
  clearPolicyReports,
  listPolicyReports,
  recordPolicyReport,
  takeReportAttempt,
} from "@/lib/policy-reports/reports.server";

/** In bytes: a report holds the policy and two addresses. */
const MAX_REPORT = 32_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("malformed", "The request is not valid JSON.");
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(policyReportCalls, {
  "GET /csp-reports": async () => ({ reports: listPolicyReports() }),
  "POST /csp-reports": async ({ request, address }) => {
    takeReportAttempt(address);
    recordPolicyReport(parse(await readText(request, MAX_REPORT)));
    return {};
  },
  "DELETE /csp-reports": async () => {
    await clearPolicyReports();
    return {};
  },
});
