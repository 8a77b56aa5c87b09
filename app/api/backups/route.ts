import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { backupList } from "@/lib/backup/answers";
import { backupInput } from "@/lib/backup/schema";
import { getBackups, makeBackup, takeUpload } from "@/lib/backup/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "backups:write", answer: backupList }, getBackups),
  POST: handle(
    { permission: "backups:write", body: backupInput, recentSignIn: true, answer: backupList },
    async ({ body, request }) => {
      await makeBackup(body.passphrase, request.signal);
      return getBackups();
    },
  ),
  PUT: handle(
    {
      permission: "backups:write",
      recentSignIn: true,
      answer: backupList,
      accepts: { "application/gzip": z.file() },
    },
    async ({ request }) => {
      await takeUpload(request.body, Number(request.headers.get("content-length") ?? 0));
      return getBackups();
    },
  ),
});
