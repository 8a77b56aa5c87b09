import { implement } from "@/lib/api/implement";
import { backupWarnings } from "@/lib/backups/schedule.server";
import { blobWarnings } from "@/lib/platform/blobs/health.server";
import { requireReady } from "@/lib/platform/health/server";
import { systemCalls } from "@/lib/system/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "GET /health/ready": async () => {
    await requireReady();
    const warnings = [...(await backupWarnings()), ...blobWarnings()];
    return { status: "ready" as const, ...(warnings.length > 0 && { warnings }) };
  },
});
