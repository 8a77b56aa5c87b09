import { backupWarnings } from "@/lib/backup/warnings.server";
import { requireReady } from "@/lib/health/server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public" }, async () => {
    await requireReady();
    const warnings = await backupWarnings();
    return { status: "ready", ...(warnings.length > 0 && { warnings }) };
  }),
});
