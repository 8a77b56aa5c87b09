import { implement } from "@/lib/api/implement";
import { backupCalls } from "@/lib/backups/calls";
import { restoreStored } from "@/lib/backups/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(backupCalls, {
  "POST /backups/{name}/restore": ({ params, body }) => restoreStored(params.name, body),
});
