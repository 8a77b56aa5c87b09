import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { readText } from "@/lib/platform/http/body";
import { AppError } from "@/lib/platform/http/errors";
import { policyReport } from "@/lib/policy-reports/answers";
import {
  clearPolicyReports,
  listPolicyReports,
  notePolicyReport,
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

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "settings:read", answer: z.object({ reports: z.array(policyReport) }) },
    async () => ({ reports: listPolicyReports() }),
  ),
  // Browsers send reports by themselves, with headers of their own. All that one does is to be counted.
  POST: handle(
    {
      access: "public",
      guardsItself: true,
      accepts: { "application/csp-report": z.unknown(), "application/reports+json": z.unknown() },
      errors: ["too-many-tries"],
    },
    async ({ request, address }) => {
      takeReportAttempt(address);
      notePolicyReport(parse(await readText(request, MAX_REPORT)));
      return {};
    },
  ),
  DELETE: handle({ permission: "settings:write" }, async () => {
    await clearPolicyReports();
    return {};
  }),
});
