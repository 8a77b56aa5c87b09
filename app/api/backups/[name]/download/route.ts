import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { backupParams } from "@/lib/backup/schema";
import { requireBackup } from "@/lib/backup/server";

/** Where `/api/backups/{name}` may be downloaded: asked first, since a download itself can't ask for the password. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "backups:write",
      params: backupParams,
      recentSignIn: true,
      answer: z.object({ size: z.int() }),
      errors: ["not-found"],
    },
    async ({ params }) => ({ size: (await requireBackup(params.name)).size }),
  ),
});
