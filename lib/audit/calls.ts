import { defineCalls } from "@/lib/platform/http/call";
import { auditPage } from "./answers";
import { auditExportQuery, auditQuery } from "./schema";

export const auditCalls = defineCalls({
  "GET /audit": {
    summary: "List who changed what",
    permission: "audit:read",
    query: auditQuery,
    answer: auditPage,
  },
  "GET /audit/export": {
    summary: "Export who changed what, as CSV or JSON",
    permission: "audit:read",
    query: auditExportQuery,
    sends: ["text/csv", "application/json"],
  },
});
