import { z } from "zod";
import { backupWarnings } from "@/lib/backup/warnings.server";
import { blobWarnings } from "@/lib/blobs/health.server";
import { requireReady } from "@/lib/health/server";
import { handle, route } from "@/lib/http/handle";

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
