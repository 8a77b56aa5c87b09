import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backups/calls";
import { requireBackup } from "@/lib/backups/server";

/** Checks whether `GET /backups/{name}` may begin, since a download can't ask for the password. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "POST /backups/{name}/download": async ({ params }) => ({ size: (await requireBackup(params.name)).size }),
});
