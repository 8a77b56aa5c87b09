import { backupInput } from "@/lib/backup/schema";
import { getBackups, makeBackup, takeUpload } from "@/lib/backup/server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "backups:write" }, getBackups),
  POST: handle(
    { permission: "backups:write", body: backupInput, recentSignIn: true },
    async ({ body, request }) => {
      await makeBackup(body.passphrase, request.signal);
      return getBackups();
    },
  ),
  PUT: handle({ permission: "backups:write", recentSignIn: true }, async ({ request }) => {
    await takeUpload(request.body, Number(request.headers.get("content-length") ?? 0));
    return getBackups();
  }),
});
