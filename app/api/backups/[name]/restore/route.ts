import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backup/calls";
import { restoreStored } from "@/lib/backup/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "POST /backups/{name}/restore": ({ params, body }) => restoreStored(params.name, body),
});
