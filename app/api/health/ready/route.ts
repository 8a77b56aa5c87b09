import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { backupWarnings } from "@/lib/backup/warnings.server";
import { blobWarnings } from "@/lib/platform/blobs/health.server";
import { requireReady } from "@/lib/platform/health/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "public",
      answer: z.object({ status: z.literal("ready"), warnings: z.array(z.string()).optional() }),
    },
    async () => {
      await requireReady();
      const warnings = [...(await backupWarnings()), ...blobWarnings()];
      return { status: "ready" as const, ...(warnings.length > 0 && { warnings }) };
    },
  ),
});
