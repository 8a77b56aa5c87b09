import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backups/calls";
import { getBackups, makeBackup, takeUpload } from "@/lib/backups/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "GET /backups": getBackups,
  "POST /backups": async ({ body, request }) => {
    await makeBackup(body.passphrase, request.signal);
    return getBackups();
  },
  "PUT /backups": async ({ request }) => {
    await takeUpload(request.body, Number(request.headers.get("content-length") ?? 0));
    return getBackups();
  },
});
